import { onScroll } from "./on-scroll";

/**
 * Margins of docs/product.md, section 4, "Table of contents": 100 px from the top and 80% of the window from the
 * bottom. A section is current once its heading has scrolled up into the band between them. This compares the lower
 * edge of the band with the headings. An IntersectionObserver would miss headings that jump over the band between two
 * frames, cannot tell which section a reader scrolls back into, and has no band at all in a window below 500 px.
 */
const margins = { top: 100, bottom: 0.8 };

/** Marks the link of the current section in the table of contents. */
export function markSection(signal: AbortSignal): void {
  if (findContents()) onScroll(markLinks, signal);
}

/** Looked for each time, because React may have built the page anew (lib/delivery/wake-react.ts). */
function findContents(): Element | null {
  return document.querySelector("[data-toc]");
}

/** The current section is the last whose heading has reached the band; there is none above the first. */
function markLinks(): void {
  const contents = findContents();
  const links = [...(contents?.getElementsByTagName("a") ?? [])];
  // One pixel of tolerance, because a jump to a section may end a fraction off the margin.
  const edge = Math.max(margins.top, innerHeight * (1 - margins.bottom)) + 1;
  const current = links.findLast((link) => (findSection(link)?.getBoundingClientRect().top ?? Infinity) <= edge);
  const marked = contents?.querySelector("[aria-current]");
  // Setting it again would make the browser compute styles again.
  if (marked === current) return;
  marked?.removeAttribute("aria-current");
  current?.setAttribute("aria-current", "location");
}

/** The heading that a link of the table of contents, or the address of the page, leads to. */
export function findSection({ hash }: { hash: string }): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}
