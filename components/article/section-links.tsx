"use client";

import { useEffect } from "react";
import { animateScrollTo } from "./animate-scroll";

/**
 * Follows the links of the table of contents: scrolls smoothly, keeps the hash and the history as a plain link would, and
 * moves the focus to the section. With reduced motion, and without script, the browser jumps by itself.
 */
export function SectionLinks() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const onClick = (event: MouseEvent) => {
      const section = isPlainPress(event) ? findSection(event.target) : undefined;
      if (!section) return;
      stop?.();
      focusSection(section);
      if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      event.preventDefault();
      const hash = `#${section.id}`;
      // The browser keeps the place of the entry that is left, and scrolls back to it on Back.
      if (decodeURIComponent(window.location.hash) !== hash) window.history.pushState(null, "", hash);
      stop = animateScrollTo(section);
    };
    document.addEventListener("click", onClick);
    return () => {
      stop?.();
      document.removeEventListener("click", onClick);
    };
  }, []);
  return null;
}

/** Not one that opens a tab or a menu, nor one that something else has dealt with. */
function isPlainPress({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function findSection(target: EventTarget | null): HTMLElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("[data-toc] a") : null;
  return (link && document.getElementById(decodeURIComponent(link.hash.slice(1)))) ?? undefined;
}

/** The next Tab goes on from the section, and a screen reader reads it. */
function focusSection(section: HTMLElement): void {
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
