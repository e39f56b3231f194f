import { titleBeforeColon } from "../util/title";

/** An event in the shape of the analytics service: a name and flat values. */
export type AnalyticsEvent = {
  name: "click" | "outbound_click" | "affiliate_click" | "scroll_depth";
  label: string;
  category: string;
  value?: number;
  url?: string;
  nonInteraction?: boolean;
};

/** Longest string value that the service accepts, in characters. */
const longest = 255;

/** A click on a button of the site (docs/reference/behaviour.md, also for the default category). */
export function buttonClick(label: string, category = "Engagement", value?: number): AnalyticsEvent {
  return { name: "click", label: clip(label), category: clip(category), ...(value === undefined ? {} : { value }) };
}

/** A click on a link to another site. */
export function outboundClick(url: string, text: string): AnalyticsEvent {
  return { name: "outbound_click", label: clip(`Clicked: ${text}`), category: "External Link", url: clip(url) };
}

/** A click on "Visit Website" of a ranked review; the value is its rank, if it has one. */
export function affiliateClick(title: string, rank: number | undefined): AnalyticsEvent {
  return {
    name: "affiliate_click",
    label: clip(`Visit Website: ${titleBeforeColon(title)}`),
    category: "Conversion",
    ...(rank === undefined ? {} : { value: rank }),
  };
}

/** The reader has scrolled to 90% of the page. */
export function scrollDepth90(): AnalyticsEvent {
  return { name: "scroll_depth", label: "90% Scroll Depth", category: "Scroll", nonInteraction: true };
}

/** The attribute that names the event of a click on an element. Only this site writes it: rendered markdown has none. */
export function eventAttribute(event: AnalyticsEvent): { "data-event": string } {
  return { "data-event": JSON.stringify(event) };
}

function clip(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
