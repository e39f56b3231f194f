import { useEffect, useState } from "react";

/** The window of the exit offer is open for 30 minutes (docs/reference/behaviour.md). */
const windowLength = 30 * 60 * 1000;

/** When the window of the exit offer closes. Times are milliseconds since 1970. */
export type Closing = {
  closesAt: number;
  /** Whether the partner then ends the offer itself. */
  endsOffer: boolean;
};

/** A window that opens now closes after 30 minutes, or with the offer if the partner ends it before. */
export function getClosing(openedAt: number, offerEndsAt = Number.POSITIVE_INFINITY): Closing {
  const closesAt = Math.min(openedAt + windowLength, offerEndsAt);
  return { closesAt, endsOffer: closesAt === offerEndsAt };
}

/**
 * Whole seconds until a time (milliseconds since 1970), updated each second. Reads the clock instead of counting
 * ticks, so a tab that was suspended shows the right time again.
 */
export function useSecondsLeft(endsAt: number): number {
  const [left, setLeft] = useState(() => millisecondsUntil(endsAt));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const now = millisecondsUntil(endsAt);
      setLeft(now);
      // Until the displayed second ends, so that none is skipped.
      if (now > 0) timer = setTimeout(tick, now % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [endsAt]);
  return Math.ceil(left / 1000);
}

function millisecondsUntil(moment: number): number {
  return Math.max(0, moment - Date.now());
}

/** Seconds as mm:ss. */
export function formatCountdown(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
