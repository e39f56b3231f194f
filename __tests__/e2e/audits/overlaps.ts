import type { Page } from "@playwright/test";

/**
 * Texts that are painted over each other, at every screenful of a page down to its end. What an opaque box covers, as the
 * header does what scrolls below it, is not painted.
 * @returns a line for each pair, at most ten.
 */
export function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    type Line = { text: string; element: Element; box: DOMRect };

    /** Whether nothing behind the element shines through; the header is blurred, which is enough. */
    const isOpaque = (element: Element): boolean => {
      const { backgroundColor, backgroundImage, backdropFilter } = getComputedStyle(element);
      const alpha = /\/\s*([\d.]+)\)$|rgba\(.*,\s*([\d.]+)\)$/.exec(backgroundColor);
      const share = backgroundColor === "transparent" ? 0 : Number(alpha?.[1] ?? alpha?.[2] ?? 1);
      return (
        share > 0.8 || backgroundImage.includes("url(") || backdropFilter !== "none" || element.matches("img, video")
      );
    };

    /** Whether the middle of a line is painted: it is on the screen, and nothing opaque is before it. */
    const isPainted = ({ element, box }: Line): boolean => {
      for (const one of document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)) {
        if (one.contains(element)) return true;
        // The ground of a row and of a head of a table is painted with their cells.
        const painted = [one, ...(one.matches("td, th") ? [one.closest("tr"), one.closest("thead, tbody")] : [])];
        if (!element.contains(one) && painted.some((part) => part && isOpaque(part))) return false;
      }
      return false;
    };

    /** The part of a box that the element's ancestors do not cut off. */
    const clip = (box: DOMRect, element: Element): DOMRect => {
      let { left, right, top, bottom } = box;
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(one);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const edge = one.getBoundingClientRect();
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
        if (position === "fixed") break;
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };

    /** The lines of text on the screen. Each is as high as its small letters, because tight lines touch at their edges. */
    const findLines = (): Line[] => {
      const lines: Line[] = [];
      const range = document.createRange();
      for (const { node, text, element } of texts) {
        range.selectNodeContents(node);
        const whole = range.getBoundingClientRect();
        if (whole.bottom < 0 || whole.top > innerHeight || whole.width === 0) continue;
        for (const rect of range.getClientRects())
          lines.push({
            text,
            element,
            box: new DOMRect(rect.x, rect.y + rect.height * 0.3, rect.width, rect.height * 0.4),
          });
      }
      return lines.sort((one, other) => one.box.top - other.box.top);
    };

    const meet = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;

    /** The part of a line that a reader sees; nothing of it where it is hidden. */
    const seenOf = ({ text, element, box }: Line): Line | undefined => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return undefined;
      const line = { text, element, box: clip(box, element) };
      return line.box.width > 3 && line.box.height > 3 && isPainted(line) ? line : undefined;
    };

    const texts: { node: Node; text: string; element: Element }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (element && text && !element.closest("script, style, noscript, option")) texts.push({ node, text, element });
    }

    const found = new Set<string>();
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; ; top = Math.min(end, top + innerHeight * 0.8)) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      const lines = findLines();
      lines.forEach((line, index) => {
        // Whether a line can be seen takes long to find out, and few meet another.
        for (let next = index + 1; next < lines.length; next += 1) {
          const other = lines[next] as Line;
          if (other.box.top > line.box.bottom) break;
          if (line.element === other.element || !meet(line.box, other.box)) continue;
          const [one, two] = [seenOf(line), seenOf(other)];
          if (one && two && meet(one.box, two.box))
            found.add(`"${line.text.slice(0, 40)}" over "${other.text.slice(0, 40)}" at ${Math.round(scrollY)}`);
        }
      });
      if (top >= end || found.size > 9) break;
    }
    return [...found].slice(0, 10);
  });
}
