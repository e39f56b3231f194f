"use client";

import { useEffect } from "react";
import { animateScrollTo } from "./animate-scroll";

/**
 * Smooth scrolling for the links of the table of contents, with hash and history like a plain link. Moves the focus
 * to the section. With reduced motion, and without script, the browser jumps there.
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

/** Whether the click follows the link in this tab and has not been handled yet. */
function isPlainPress({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function findSection(target: EventTarget | null): HTMLElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("[data-toc] a") : null;
  return (link && document.getElementById(decodeURIComponent(link.hash.slice(1)))) ?? undefined;
}

/** Adds one history entry, like a plain link, and stores the scroll position in the previous one. */
function pushHash(hash: string): void {
  if (decodeURIComponent(window.location.hash) === hash) return;
  window.history.replaceState({ ...window.history.state, scrollY: window.scrollY }, "");
  window.history.pushState(null, "", hash);
}

/** Restores the scroll position: not all browsers do so for entries made by script. */
function returnToPlace({ state }: PopStateEvent): void {
  const place: unknown = state?.scrollY;
  if (typeof place === "number") window.scrollTo({ top: place, behavior: "instant" });
  else
    document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView({ behavior: "instant" });
}

/** Moves the focus to the section, so that Tab and screen readers continue there. */
function focusSection(section: HTMLElement): void {
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
