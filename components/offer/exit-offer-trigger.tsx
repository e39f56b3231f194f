"use client";

import { useEffect, useState } from "react";
import { isDialogOpen, leavesThroughTop, takeSessionOpening } from "./exit-intent";
import { ExitOfferDialog, type ExitOfferTexts } from "./exit-offer-dialog";

type ExitOfferTriggerProps = ExitOfferTexts & {
  /** Paths on which the offer is never shown. */
  quietPaths: readonly string[];
};

/** Opens the offer once per browser session, when the pointer leaves the window at the top. */
export function ExitOfferTrigger({ quietPaths, ...texts }: ExitOfferTriggerProps) {
  const [openedAt, setOpenedAt] = useState<number | undefined>(undefined);
  useEffect(() => {
    const onLeave = (event: MouseEvent) => {
      if (!leavesThroughTop(event) || quietPaths.includes(window.location.pathname) || isDialogOpen()) return;
      const now = takeSessionOpening();
      if (now !== undefined) setOpenedAt(now);
    };
    const page = document.documentElement;
    page.addEventListener("mouseleave", onLeave);
    return () => page.removeEventListener("mouseleave", onLeave);
  }, [quietPaths]);
  if (openedAt === undefined) return null;
  return <ExitOfferDialog {...texts} openedAt={openedAt} onClose={() => setOpenedAt(undefined)} />;
}
