"use client";

import { useEffect, useState } from "react";
import { getClosing } from "./countdown";
import { isDialogOpen, leavesThroughTop, takeSessionOpening } from "./exit-intent";
import { ExitOfferDialog, type ExitOfferTexts } from "./exit-offer-dialog";

type ExitOfferTriggerProps = ExitOfferTexts & {
  /** The moment at which the partner ends the offer, if there is one; milliseconds since 1970. */
  endsAt: number | undefined;
};

/**
 * Opens the offer once per browser session, when the pointer leaves the window at the top. If that is what started React
 * (components/client/notice-leaving.ts), it opens at once. The page may be older than the end of the offer, which then
 * does not open.
 */
export function ExitOfferTrigger({ endsAt, ...texts }: ExitOfferTriggerProps) {
  const [openedAt, setOpenedAt] = useState<number | undefined>(undefined);
  useEffect(() => {
    const open = () => {
      if (isDialogOpen() || (endsAt !== undefined && endsAt <= Date.now())) return;
      const now = takeSessionOpening();
      if (now !== undefined) setOpenedAt(now);
    };
    const onLeave = (event: MouseEvent) => leavesThroughTop(event) && open();
    if (window.hasLeftThroughTop) open();
    window.hasLeftThroughTop = false;
    const page = document.documentElement;
    page.addEventListener("mouseleave", onLeave);
    return () => page.removeEventListener("mouseleave", onLeave);
  }, [endsAt]);
  if (openedAt === undefined) return null;
  return <ExitOfferDialog {...texts} {...getClosing(openedAt, endsAt)} onClose={() => setOpenedAt(undefined)} />;
}
