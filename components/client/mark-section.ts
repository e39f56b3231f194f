import { events, selector } from "./contract";

/** Throttle of the scroll-spy, in milliseconds. */
const throttle = 66;

/**
 * Margins of docs/reference/behaviour.md: 100 px from the top and 80% of the window from the
 * bottom. A section is current once its heading has scrolled up into the band between them. Only the lower edge of the
 * band is looked at: above it, the observer's area has no end, so that no jump carries a heading over the band between
 * two frames, and a window below 500 px, which has no band, works too.
 */
const top = 100;
const bottom = 0.8;
const endless = 999_999;

/** Marks the link of the current section in the table of contents. Scrolling between two headings costs nothing. */
export function markSection(signal: AbortSignal): void {
  let isPlanned = false;
  const mark = () => {
    isPlanned = false;
    markLink();
  };
  const plan = () => {
    if (!isPlanned) setTimeout(mark, throttle);
    isPlanned = true;
  };
  let observer: IntersectionObserver | undefined;
  const observe = () => {
    observer?.disconnect();
    observer = new IntersectionObserver(plan, { rootMargin: `${endless}px 0px ${findEdge() - innerHeight}px` });
    for (const link of findLinks()) {
      const section = findSection(link);
      if (section) observer.observe(section);
    }
  };
  observe();
  // The window has another height; or React has built the page anew (wake-react.ts).
  for (const type of ["resize", events.hydrated]) addEventListener(type, observe, { signal });
}

function findLinks(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`${selector("toc")} a`)];
}

/** The lower edge of the band, in pixels from the top of the window. */
function findEdge(): number {
  // One pixel of tolerance, because a jump to a section may end a fraction off the margin.
  return Math.max(top, innerHeight * (1 - bottom)) + 1;
}

/** The current section is the last whose heading has reached the band; there is none above the first. */
function markLink(): void {
  const edge = findEdge();
  const hasReached = (link: HTMLAnchorElement) => (findSection(link)?.getBoundingClientRect().top ?? Infinity) <= edge;
  const current = findLinks().findLast(hasReached);
  const marked = document.querySelector(`${selector("toc")} [aria-current]`);
  // Setting it again would make the browser compute styles again.
  if (marked === current) return;
  marked?.removeAttribute("aria-current");
  current?.setAttribute("aria-current", "location");
}

/** The heading that a link of the table of contents, or the address of the page, leads to. */
export function findSection({ hash }: { hash: string }): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}
