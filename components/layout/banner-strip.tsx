import { type AffiliateLinkTarget, affiliateLinkAttributes } from "@/lib/offers/affiliate-link";
import { newTabWords } from "@/lib/text/rehype-links";
import { routes } from "@/lib/util/routes";
import { attribute } from "../client/contract";

type BannerStripProps = { text: string; target: AffiliateLinkTarget };

/** Promotional banner above the header, with the way to who pays for it. */
export function BannerStrip({ text, target }: BannerStripProps) {
  return (
    <aside className="inverse text-xs" aria-label="Promotion" data-no-print="">
      <div className="container row-3 banner-strip-inner">
        <a
          className="tall-link text-sm bold"
          title={`Leads to ${target.partnerName}`}
          {...affiliateLinkAttributes(target, "banner")}
        >
          {text}
          <span className="visually-hidden">{newTabWords}</span>
        </a>
        <a
          className="soft thumb"
          href={routes.affiliateDisclosure()}
          aria-label="Ad: we may earn a commission"
          {...attribute("disclosure")}
        >
          Ad<span className="banner-strip-rest">: we may earn a commission</span>
        </a>
      </div>
    </aside>
  );
}
