"use client";

import { useEffect } from "react";

/** Throttle of scroll events, in milliseconds (docs/product.md, section 9). */
const throttle = 66;

/**
 * Margins of docs/product.md, section 4, "Table of contents": 100 px from the top and 80% of the window from the
 * bottom. A section is current once its heading has scrolled up into the band between them. This compares the lower
 * edge of the band with the headings. An IntersectionObserver would miss headings that jump over the band between two
 * frames, cannot tell which section a reader scrolls back into, and has no band at all in a window below 500 px.
 */
const margins = { top: 100, bottom: 0.8 };

type ScrollSpyProps = {
  /** Anchors of the sections, in order. */
  ids: readonly string[];
};

/** Marks the link of the current section. The links work without it. */
export function ScrollSpy({ ids }: ScrollSpyProps) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mark = () => {
      timer = undefined;
      markLink(findCurrentSection(ids));
    };
    const onScroll = () => {
      timer ??= setTimeout(mark, throttle);
    };
    mark();
    window.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("resize", onScroll);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", onScroll);
      window.removeEventListener("resize", onScroll);
    };
  }, [ids]);
  return null;
}

function markLink(current: string | undefined): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-toc] a")) {
    if (current !== undefined && decodeURIComponent(link.hash) === `#${current}`) {
      link.setAttribute("aria-current", "location");
    } else {
      link.removeAttribute("aria-current");
    }
  }
}

/** The last section whose heading has reached the band; `undefined` above the first. */
function findCurrentSection(ids: readonly string[]): string | undefined {
  // One pixel of tolerance, because a jump to a section may end a fraction off the margin.
  const edge = Math.max(margins.top, window.innerHeight * (1 - margins.bottom)) + 1;
  return ids.findLast((id) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= edge;
  });
}
