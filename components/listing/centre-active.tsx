"use client";

import { useEffect } from "react";

/** Scrolls the row of categories so that the active one stands in its middle (specification, section 2, "Blog list"). */
export function CentreActive() {
  useEffect(() => {
    for (const row of document.querySelectorAll("[data-centre-active]")) {
      const active = row.querySelector("[aria-current]");
      if (!active) continue;
      const { left, width } = active.getBoundingClientRect();
      const { left: rowLeft, width: rowWidth } = row.getBoundingClientRect();
      row.scrollLeft += left + width / 2 - rowLeft - rowWidth / 2;
    }
  }, []);
  return null;
}
