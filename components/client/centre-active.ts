import { selector } from "./contract";

/**
 * Scrolls the categories horizontally to centre the active one. CSS scroll
 * snap does the same earlier in browsers that support it; a list that has been scrolled already is left alone.
 */
export function centreActive(): void {
  for (const row of document.querySelectorAll(selector("centreActive"))) {
    const active = row.querySelector("[aria-current]");
    if (!active || row.scrollLeft !== 0) continue;
    const { left, width } = active.getBoundingClientRect();
    const { left: rowLeft, width: rowWidth } = row.getBoundingClientRect();
    // `scrollIntoView()` could scroll the page too.
    row.scrollLeft = left + width / 2 - rowLeft - rowWidth / 2;
  }
}
