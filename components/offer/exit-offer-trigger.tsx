"use client";

import { useEffect, useState } from "react";
import { isDialogOpen, leavesThroughTop, takeSessionOpening } from "./exit-intent";
import { ExitOfferDialog, type ExitOfferTexts } from "./exit-offer-dialog";

type ExitOfferTriggerProps = ExitOfferTexts & {
  /** Paths on which the offer is never shown. */
  quietPaths: readonly string[];
};

/**
 * Opens the offer once per browser session, when the pointer leaves the window at the top. If that is what started React
 * (components/reading/notice-leaving.ts), it opens at once.
 */
export function ExitOfferTrigger({ quietPaths, ...texts }: ExitOfferTriggerProps) {
  const [openedAt, setOpenedAt] = useState<number | undefined>(undefined);
  useEffect(() => {
    const open = () => {
      if (quietPaths.includes(window.location.pathname) || isDialogOpen()) return;
      const now = takeSessionOpening();
      if (now !== undefined) setOpenedAt(now);
    };
    const onLeave = (event: MouseEvent) => leavesThroughTop(event) && open();
    if (window.hasLeftThroughTop) open();
    window.hasLeftThroughTop = false;
    const page = document.documentElement;
    page.addEventListener("mouseleave", onLeave);
    return () => page.removeEventListener("mouseleave", onLeave);
  }, [quietPaths]);
  if (openedAt === undefined) return <span hidden data-exit-offer={quietPaths.join(" ")} />;
  return <ExitOfferDialog {...texts} openedAt={openedAt} onClose={() => setOpenedAt(undefined)} />;
}
