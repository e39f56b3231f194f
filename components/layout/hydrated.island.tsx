"use client";

import { useEffect } from "react";
import { events } from "../client/contract";

/** Tells components/client/wake-react.ts that hydration is complete. Last in the layout, so all other effects have run. */
export function Hydrated() {
  useEffect(() => {
    window.dispatchEvent(new Event(events.hydrated));
  }, []);
  return null;
}
