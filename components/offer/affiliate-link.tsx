import type { ReactNode } from "react";
import { type AffiliateLinkTarget, affiliateLinkAttributes } from "@/lib/offers/affiliate-link";
import type { AnalyticsEvent } from "@/lib/offers/events";
import type { Placement } from "@/lib/offers/sub-ids";
import { newTabWords } from "@/lib/text/rehype-links";
import { type ButtonLook, buttonClass } from "../ui/button-style";
import { Icon } from "../ui/icon";

type AffiliateLinkProps = Omit<ButtonLook, "variant"> & {
  target: AffiliateLinkTarget;
  /** Where on the page it is. No two links of a page have the same. */
  placement: Placement;
  event?: AnalyticsEvent | undefined;
  children: ReactNode;
};

/**
 * The only component for affiliate links. Always used near a DisclosureLine. A site without partners has none.
 */
export function AffiliateLink({ target, placement, event, children, ...style }: AffiliateLinkProps) {
  if (target.isDown) return null;
  return (
    <a
      className={buttonClass({ ...style, variant: "partner" })}
      title={`Leads to ${target.partnerName}`}
      {...affiliateLinkAttributes(target, placement, event)}
    >
      {children}
      <Icon name="external" size={16} />
      <span className="visually-hidden">{newTabWords}</span>
    </a>
  );
}
