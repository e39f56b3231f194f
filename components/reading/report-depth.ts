import { scrollDepth90 } from "@/lib/analytics/events";
import { report } from "@/lib/analytics/report-event";
import { onScroll } from "./on-scroll";

/** Fraction of the page that counts as read (docs/product.md, section 9). */
const threshold = 0.9;

/** Reports once per page view that the reader has scrolled to 90% of the page. */
export function reportDepth(signal: AbortSignal): void {
  let reported = false;
  const check = () => {
    // At the top, because a page that fits on the screen must not be reported.
    if (reported || scrollY === 0) return;
    if (scrollY + innerHeight < document.documentElement.scrollHeight * threshold) return;
    reported = true;
    report(scrollDepth90());
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) reported = false;
  };
  onScroll(check, signal);
  addEventListener("pageshow", onPageShow, { signal });
}
