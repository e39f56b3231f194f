"use client";

import { useEffect } from "react";

/** Tells the page's loader (lib/delivery/loader.js) that React is there. Stands last in the layout: all other effects have run. */
export function Hydrated() {
  useEffect(() => {
    window.dispatchEvent(new Event("hydrated"));
  }, []);
  return null;
}
