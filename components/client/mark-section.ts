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

/**
 * Marks the link of the current section in the table of contents. The observer says which headings have reached the band: to ask
 * for their positions would make the browser compute the layout. Scrolling between two headings costs nothing.
 */
export function markSection(signal: AbortSignal): void {
  let observer: IntersectionObserver | undefined;
  let planned: ReturnType<typeof setTimeout> | undefined;
  const observe = () => {
    observer?.disconnect();
    clearTimeout(planned);
    planned = undefined;
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`${selector("toc")} a`)];
    const sections = links.map(findSection);
    const reached = new Set<Element | null>();
    let marked = links.find((link) => link.hasAttribute("aria-current"));
    const mark = () => {
      planned = undefined;
      // The last one; above the first there is none.
      const current = links[sections.findLastIndex((section) => reached.has(section))];
      // Setting it again would make the browser compute styles again.
      if (marked === current) return;
      marked?.removeAttribute("aria-current");
      current?.setAttribute("aria-current", "location");
      marked = current;
    };
    const note = (entries: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) reached.add(target);
        else reached.delete(target);
      planned ??= setTimeout(mark, throttle);
    };
    observer = new IntersectionObserver(note, { rootMargin: `${endless}px 0px ${findEdge() - innerHeight}px` });
    for (const section of sections) if (section) observer.observe(section);
  };
  observe();
  // The window has another height; or React has built the page anew (wake-react.ts).
  for (const type of ["resize", events.hydrated]) addEventListener(type, observe, { signal });
}

/** The lower edge of the band, in pixels from the top of the window. */
function findEdge(): number {
  // One pixel of tolerance, because a jump to a section may end a fraction off the margin.
  return Math.max(top, innerHeight * (1 - bottom)) + 1;
}

/** The heading that a link of the table of contents, or the address of the page, leads to. */
export function findSection({ hash }: { hash: string }): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}
