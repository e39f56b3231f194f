"use client";

import { useEffect } from "react";

/** Milliseconds between two looks at where the reader is (docs/product.md, section 9). */
const throttle = 66;

/**
 * Margins from docs/product.md, section 4, "Table of contents": 100 px from the top, 80% of the window from the bottom.
 * They leave a band of a few dozen pixels; a section is current once its heading is above the band's lower edge. An
 * IntersectionObserver with these margins would miss a heading that jumps over the band between two frames, could not
 * tell which section a reader scrolls back into, and has no band at all in a window under 500 px. So the band's lower edge
 * is compared with the headings instead, at the same throttle.
 */
const margins = { top: 100, bottom: 0.8 };

type ScrollSpyProps = { /** Anchors of the sections, in order. */ ids: readonly string[] };

/** Marks the link of the section that the reader is in. The links themselves work without it. */
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

/** The last section whose heading has come up to the band; none above the first. */
function findCurrentSection(ids: readonly string[]): string | undefined {
  // One pixel more: a jump to a section ends at the margin, give or take a fraction.
  const edge = Math.max(margins.top, window.innerHeight * (1 - margins.bottom)) + 1;
  return ids.findLast((id) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= edge;
  });
}
