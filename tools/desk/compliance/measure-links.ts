import type { MeasuredLink, ShownAfter } from "./measured-link";

/** What is read of a link in the browser. */
export type ReadLink = Omit<MeasuredLink, "page" | "screen" | "disclosure" | "picture"> & {
  /** Its number among all links of the page. */
  index: number;
  disclosure?: (NonNullable<MeasuredLink["disclosure"]> & Pick<MeasuredLink, "box">) | undefined;
};

/**
 * Reads the links to partners that are visible now, with the nearest visible disclosure of each. Runs in the browser, so it
 * uses nothing from outside. With `hidden`, reads those that are not visible.
 * @param partnerHosts Hosts of the partners, to find links that are not marked.
 */
export function readLinks({
  partnerHosts,
  shownAfter,
}: {
  partnerHosts: string[];
  shownAfter: ShownAfter;
}): ReadLink[] {
  type Box = ReadLink["box"];
  const toBox = (rects: DOMRect[]): Box => {
    const left = Math.min(...rects.map((rect) => rect.left));
    const top = Math.min(...rects.map((rect) => rect.top));
    const right = Math.max(...rects.map((rect) => rect.right));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    const size = { width: Math.round(right - left), height: Math.round(bottom - top) };
    return { left: Math.round(left + scrollX), top: Math.round(top + scrollY), ...size };
  };
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  // The text itself, because a paragraph's box is as wide as its column.
  const textRects = (element: Element): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  const gap = (a: DOMRect, b: DOMRect) =>
    Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));
  const words = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();

  const modal = document.querySelector("dialog[open], [popover]:popover-open");
  const scope: ParentNode = modal ?? document;
  const disclosures = [...scope.querySelectorAll("[data-disclosure]")].filter(seen).map((element) => ({
    words: words(element),
    rects: textRects(element),
  }));
  return [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].flatMap((link, index) => {
    const isMarked = link.dataset.affiliate !== undefined;
    const isUnmarked = partnerHosts.includes(link.host) && link.dataset.source === undefined;
    if (!isMarked && !isUnmarked) return [];
    const rects = seen(link) ? [...link.getClientRects()].filter(({ width, height }) => width > 0 && height > 0) : [];
    const isShown = rects.length > 0 && scope.contains(link);
    if (isShown === (shownAfter === "hidden")) return [];
    const nearest = disclosures
      .flatMap(({ words: text, rects: boxes }) => {
        if (boxes.length === 0 || !isShown) return [];
        const distance = Math.min(...boxes.flatMap((box) => rects.map((rect) => gap(rect, box))));
        return [{ words: text, distance: Math.round(distance), box: toBox(boxes) }];
      })
      .sort((a, b) => a.distance - b.distance)[0];
    return [
      {
        index,
        placement: isMarked ? (link.dataset.affiliate ?? "") : "",
        address: link.href,
        rel: link.getAttribute("rel") ?? "",
        target: link.target,
        words: words(link),
        shownAfter,
        box: isShown ? toBox(rects) : { left: 0, top: 0, width: 0, height: 0 },
        disclosure: nearest,
      },
    ];
  });
}
