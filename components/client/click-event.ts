import { type AnalyticsEvent, outboundClick } from "@/lib/offers/events";
import { attributes, selector } from "./contract";

/** The event of a click: the one that the element names, or an outbound click; otherwise `undefined`. */
export function findClickEvent(target: EventTarget | null): AnalyticsEvent | undefined {
  if (!(target instanceof Element)) return undefined;
  const named = target.closest(selector("event"))?.getAttribute(attributes.event);
  if (named) return JSON.parse(named);
  const link = target.closest<HTMLAnchorElement>("a[href]");
  return link && leavesTheSite(link) ? outboundClick(link.href, visibleText(link)) : undefined;
}

function leavesTheSite(link: HTMLAnchorElement): boolean {
  if (link.hasAttribute(attributes.affiliate)) return true;
  return /^https?:$/.test(link.protocol) && link.host !== location.host;
}

/** Text of a link, without its disclosure and text for assistive technology only. */
function visibleText(link: HTMLAnchorElement): string {
  const copy = link.cloneNode(true) as HTMLAnchorElement;
  for (const hidden of copy.querySelectorAll(`.visually-hidden, ${selector("disclosure")}`)) hidden.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim() || (link.getAttribute("aria-label") ?? "");
}
