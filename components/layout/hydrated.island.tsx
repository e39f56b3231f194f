"use client";

import { useLayoutEffect } from "react";
import { events } from "../client/contract";

/**
 * Tells components/client/wake-react.ts that React has the page. Last in the layout, and before the browser hands over the
 * next key: a page that was built anew has no field in focus until then.
 */
export function Hydrated() {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(events.hydrated));
  }, []);
  return null;
}
