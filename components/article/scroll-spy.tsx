"use client";

import { useEffect } from "react";

/** Milliseconds between two looks at where the reader is (specification, section 9). */
const throttle = 66;
/** Pixels above a section at which it counts as reached (specification, section 4). */
const offset = 100;

type ScrollSpyProps = { /** Anchors of the sections, in order. */ ids: readonly string[] };

/** Marks the link of the section that the reader is in. The links themselves work without it. */
export function ScrollSpy({ ids }: ScrollSpyProps) {
  useEffect(() => {
    let waiting = false;
    const mark = () => {
      waiting = false;
      const current = findCurrentSection(ids);
      for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-toc] a")) {
        if (link.hash === `#${current}`) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      }
    };
    const onScroll = () => {
      if (waiting) return;
      waiting = true;
      setTimeout(mark, throttle);
    };
    mark();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [ids]);
  return null;
}

/** The last section whose heading has passed the top, with the offset; none above the first. */
function findCurrentSection(ids: readonly string[]): string | undefined {
  return ids.findLast((id) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= offset + 1;
  });
}
