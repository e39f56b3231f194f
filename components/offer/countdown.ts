import { useEffect, useState } from "react";

/** The window of the exit offer is open for 30 minutes (docs/reference/behaviour.md). */
const windowLength = 30 * 60 * 1000;

/** An end of the offer that is no further away than this is what the window counts down to. */
const nearEnd = 24 * 60 * 60 * 1000;

/** When the window of the exit offer closes. Times are milliseconds since 1970. */
export type Closing = {
  /** Absent where nothing closes it. */
  closesAt?: number | undefined;
  /** Whether the partner then ends the offer itself. */
  endsOffer: boolean;
};

/**
 * A window that opens now closes with the offer, if the partner ends it within a day, or else after 30 minutes.
 * @param hasWindow Without it, only the end of the offer closes the window.
 */
export function getClosing(openedAt: number, offerEndsAt: number | undefined, hasWindow: boolean): Closing {
  const endsOffer = offerEndsAt !== undefined && offerEndsAt - openedAt <= nearEnd;
  return { closesAt: endsOffer ? offerEndsAt : hasWindow ? openedAt + windowLength : undefined, endsOffer };
}

/**
 * Whole seconds until a time (milliseconds since 1970), updated each second; `undefined` without one. Reads the clock instead of counting
 * ticks, so a tab that was suspended shows the right time again.
 */
export function useSecondsLeft(endsAt: number | undefined): number | undefined {
  const [left, setLeft] = useState(() => millisecondsUntil(endsAt ?? 0));
  useEffect(() => {
    if (endsAt === undefined) return;
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
  return endsAt === undefined ? undefined : Math.ceil(left / 1000);
}

function millisecondsUntil(moment: number): number {
  return Math.max(0, moment - Date.now());
}

/** Seconds as mm:ss, and from an hour on as h:mm:ss. */
export function formatCountdown(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return `${hours > 0 ? `${hours}:` : ""}${pad(minutes)}:${pad(seconds % 60)}`;
}
