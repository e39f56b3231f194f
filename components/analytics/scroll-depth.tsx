"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { scrollDepth90 } from "@/lib/analytics/events";
import { report } from "@/lib/analytics/report-event";

/** Fraction of the page that counts as read (docs/product.md, section 9). */
const threshold = 0.9;

/** Reports once per page view that the reader has scrolled to 90% of the page. */
export function ScrollDepth() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page view.
  useEffect(() => {
    let reported = false;
    const look = () => {
      // At the top, because a page that fits on the screen must not be reported.
      if (reported || window.scrollY === 0) return;
      if (window.scrollY + window.innerHeight < document.documentElement.scrollHeight * threshold) return;
      reported = true;
      report(scrollDepth90());
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reported = false;
    };
    // The reader may have scrolled there before hydration.
    look();
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("pageshow", onPageShow);
    return () => {
      window.removeEventListener("scroll", look);
      window.removeEventListener("pageshow", onPageShow);
    };
  }, [pathname]);
  return null;
}
