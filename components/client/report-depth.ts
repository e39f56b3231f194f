import { scrollDepth90 } from "@/lib/offers/events";
import { report } from "@/lib/offers/report-event";

/** Fraction of the page that counts as read. */
const threshold = 0.9;

/** Reports once per page view that the reader has scrolled to 90% of the page. */
export function reportDepth(signal: AbortSignal): void {
  const check = (entries: IntersectionObserverEntry[]) => {
    if ((entries.at(-1)?.intersectionRatio ?? 0) < threshold) return;
    observer.disconnect();
    // At the top, because a page that fits on the screen must not be reported. One that nearly fits is, when it moves.
    if (scrollY === 0) addEventListener("scroll", observe, { once: true, signal });
    else report(scrollDepth90());
  };
  // The area has no end above, so what has been scrolled past counts as seen.
  const observer = new IntersectionObserver(check, { rootMargin: "999999px 0px 0px", threshold });
  const observe = () => observer.observe(document.documentElement);
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    observer.disconnect();
    observe();
  };
  observe();
  addEventListener("pageshow", onPageShow, { signal });
}
