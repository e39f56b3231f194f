"use client";

import { useEffect } from "react";

/**
 * What tells that the reader goes elsewhere: to another page, which must not be left with the menu open for the Back
 * button to bring back, or to another place of this one.
 */
const departures = ["pagehide", "hashchange", "popstate"] as const;

type CloseOnRouteChangeProps = { popoverId: string };

/** Closes a popover on any route change (docs/product.md, section 4, "Mobile menu"). */
export function CloseOnRouteChange({ popoverId }: CloseOnRouteChangeProps) {
  useEffect(() => {
    const popover = document.getElementById(popoverId);
    if (!popover) return;
    // Closing one that is closed does nothing.
    const close = () => popover.hidePopover();
    // A link to the place where the reader is already changes no route.
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
