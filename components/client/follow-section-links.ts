import { animateScrollTo } from "./animate-scroll";
import { selector } from "./contract";
import { findSection } from "./mark-section";
import { onClick } from "./on-click";

/**
 * Smooth scrolling for the links of the table of contents, with hash and history like a plain link. Moves the focus
 * to the section. With reduced motion, and without script, the browser jumps there.
 */
export function followSectionLinks(signal: AbortSignal): void {
  let stop: (() => void) | undefined;
  const follow = (link: HTMLElement, event: MouseEvent) => {
    const section = isPlainPress(event) ? findSection(link as HTMLAnchorElement) : null;
    if (!section) return;
    stop?.();
    focusSection(section);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    event.preventDefault();
    pushHash(`#${section.id}`);
    stop = animateScrollTo(section);
  };
  onClick(`${selector("toc")} a`, follow, signal);
  addEventListener("popstate", returnToPlace, { signal });
}

/** Whether the click follows the link in this tab and has not been handled yet. */
function isPlainPress({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Adds one history entry, like a plain link, and stores the scroll position in the previous one. */
function pushHash(hash: string): void {
  if (decodeURIComponent(location.hash) === hash) return;
  history.replaceState({ ...history.state, scrollY }, "");
  history.pushState(null, "", hash);
}

/** Restores the scroll position: not all browsers do so for entries made by script. */
function returnToPlace({ state }: PopStateEvent): void {
  const place: unknown = state?.scrollY;
  if (typeof place === "number") scrollTo({ top: place, behavior: "instant" });
  else findSection(location)?.scrollIntoView({ behavior: "instant" });
}

/** Moves the focus to the section, so that Tab and screen readers continue there. */
function focusSection(section: HTMLElement): void {
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
