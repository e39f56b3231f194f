"use client";

import { useEffect } from "react";

/** Tells lib/delivery/loader.js that hydration is complete. Last in the layout, so all other effects have run. */
export function Hydrated() {
  useEffect(() => {
    window.dispatchEvent(new Event("hydrated"));
  }, []);
  return null;
}
