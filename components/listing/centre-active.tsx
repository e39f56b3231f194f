"use client";

import { useEffect } from "react";

/**
 * Scrolls the row of categories sideways so that the active one stands in its middle (docs/product.md, section 2, "Blog
 * list"); also when it can be seen already. The style sheet does it first where the browser lets it; a row that it, or the
 * reader, has moved stays.
 */
export function CentreActive() {
  useEffect(() => {
    for (const row of document.querySelectorAll("[data-centre-active]")) {
      const active = row.querySelector("[aria-current]");
      if (!active || row.scrollLeft !== 0) continue;
      const { left, width } = active.getBoundingClientRect();
      const { left: rowLeft, width: rowWidth } = row.getBoundingClientRect();
      // Not scrollIntoView(): that could scroll the page as well.
      row.scrollLeft = left + width / 2 - rowLeft - rowWidth / 2;
    }
  }, []);
  return null;
}
