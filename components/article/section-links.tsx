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
      pushHash(`#${section.id}`);
      stop = animateScrollTo(section);
    };
    document.addEventListener("click", onClick);
    window.addEventListener("popstate", returnToPlace);
    return () => {
      stop?.();
      document.removeEventListener("click", onClick);
      window.removeEventListener("popstate", returnToPlace);
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

/** Like a plain link, leaves one history entry; the one that is left remembers its place. */
function pushHash(hash: string): void {
  if (decodeURIComponent(window.location.hash) === hash) return;
  window.history.replaceState({ ...window.history.state, scrollY: window.scrollY }, "");
  window.history.pushState(null, "", hash);
}

/** Browsers do not all scroll back over an entry that a script has made. */
function returnToPlace({ state }: PopStateEvent): void {
  const place: unknown = state?.scrollY;
  if (typeof place === "number") window.scrollTo({ top: place, behavior: "instant" });
  else
    document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView({ behavior: "instant" });
}

/** The next Tab goes on from the section, and a screen reader reads it. */
function focusSection(section: HTMLElement): void {
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
