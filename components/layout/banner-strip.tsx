import { type AffiliateLinkTarget, affiliateLinkAttributes } from "@/lib/offers/affiliate-link";
import { newTabWords } from "@/lib/text/rehype-links";
import { attribute } from "../client/contract";

type BannerStripProps = { text: string; target: AffiliateLinkTarget };

/** Promotional banner above the header. */
export function BannerStrip({ text, target }: BannerStripProps) {
  return (
    <aside className="inverse text-xs" aria-label="Promotion" data-no-print="">
      <div className="container row banner-strip-inner">
        <a
          className="tall-link text-sm bold"
          title={`Leads to ${target.partnerName}`}
          {...affiliateLinkAttributes(target, "banner")}
        >
          {text}
          <span className="visually-hidden">{newTabWords}</span>
        </a>
        <span className="soft" {...attribute("disclosure")}>
          Affiliate link: we may earn a commission
        </span>
      </div>
    </aside>
  );
}
