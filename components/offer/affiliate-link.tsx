import type { ReactNode } from "react";
import type { AnalyticsEvent } from "@/lib/analytics/events";
import { newTabWords } from "@/lib/markdown/rehype-links";
import { type AffiliateLinkTarget, affiliateLinkAttributes } from "@/lib/offers/affiliate-link";
import { type ButtonLook, buttonClass } from "../ui/button-style";
import { Icon } from "../ui/icon";

type AffiliateLinkProps = ButtonLook & {
  target: AffiliateLinkTarget;
  event?: AnalyticsEvent | undefined;
  children: ReactNode;
};

/** The only component for affiliate links. Always used near a DisclosureLine. */
export function AffiliateLink({ target, event, children, ...look }: AffiliateLinkProps) {
  return (
    <a className={buttonClass(look)} {...affiliateLinkAttributes(target, event)}>
      {children}
      <Icon name="external" size={16} />
      <span className="visually-hidden">{newTabWords}</span>
    </a>
  );
}
