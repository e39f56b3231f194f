import { describeTerms, type RunningOffer } from "@/lib/content/apps/running-offer";
import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import { classNames } from "../ui/class-names";
import { AffiliateLink } from "./affiliate-link";
import { DisclosureLine } from "./disclosure-line";

type OfferBlockProps = {
  heading: string;
  text: string;
  label: string;
  target: AffiliateLinkTarget;
  disclosure: string;
  /** The partner's offer, while it runs. */
  offer?: RunningOffer | undefined;
  /** `wide`: in a text. `card`: in a sidebar. */
  variant?: "wide" | "card";
};

/** A partner's offer with link and disclosure, in a text or sidebar. */
export function OfferBlock({ heading, text, label, target, disclosure, offer, variant = "wide" }: OfferBlockProps) {
  // Without its link it would offer nothing.
  if (target.isDown) return null;
  // The text beside the card has the same words.
  const isShort = variant === "card" && offer !== undefined;
  return (
    <aside
      className={classNames("stack-4", "offer-block", variant === "wide" ? "offer-block-wide" : "framed")}
      aria-label={`${variant === "card" ? "Partner card" : "Partner offer"}: ${target.partnerName}`}
      data-no-print=""
    >
      <div className="stack-2">
        <p className="eyebrow offer-block-eyebrow">Ad · {target.partnerName}</p>
        <p className="bold text-lg offer-block-heading">{isShort ? offer.text : heading}</p>
        {!isShort && <p className="soft">{text}</p>}
        {offer && (
          <p className="text-sm soft">
            {!isShort && `${offer.text}. `}
            {describeTerms(offer)}
          </p>
        )}
      </div>
      <div className="stack-3 start">
        <AffiliateLink
          target={target}
          placement={variant === "card" ? "sidebar" : "offer"}
          size={variant === "card" ? "sm" : "md"}
          fullWidth={variant === "card"}
        >
          {label}
        </AffiliateLink>
        <DisclosureLine text={disclosure} leadsTo={target.partnerName} />
      </div>
    </aside>
  );
}
