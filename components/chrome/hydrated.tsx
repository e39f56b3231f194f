"use client";

import { useEffect } from "react";

/** Tells lib/delivery/wake-react.ts that hydration is complete. Last in the layout, so all other effects have run. */
export function Hydrated() {
  useEffect(() => {
    window.dispatchEvent(new Event("hydrated"));
  }, []);
  return null;
}
