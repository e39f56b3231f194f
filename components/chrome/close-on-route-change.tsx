"use client";

import { useEffect } from "react";

/**
 * Events of leaving: for another page, so that the Back button does not restore an open menu, or for an anchor on
 * this page.
 */
const departures = ["pagehide", "hashchange", "popstate"] as const;

type CloseOnRouteChangeProps = { popoverId: string };

/** Closes a popover on any route change (docs/product.md, section 4, "Mobile menu"). */
export function CloseOnRouteChange({ popoverId }: CloseOnRouteChangeProps) {
  useEffect(() => {
    const popover = document.getElementById(popoverId);
    if (!popover) return;
    // No effect on a closed popover.
    const close = () => popover.hidePopover();
    // A link to the current address causes none of these events.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a[href*='#']")) close();
    };
    popover.addEventListener("click", onClick);
    for (const type of departures) window.addEventListener(type, close);
    return () => {
      popover.removeEventListener("click", onClick);
      for (const type of departures) window.removeEventListener(type, close);
    };
  }, [popoverId]);
  return null;
}
