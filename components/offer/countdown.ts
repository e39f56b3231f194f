import { useEffect, useState } from "react";

/**
 * Whole seconds left until a moment (in milliseconds since 1970), told anew each second. It looks at the clock instead of
 * counting ticks, so a tab that was asleep in between shows the right time when it wakes.
 */
export function useSecondsLeft(endsAt: number): number {
  const [left, setLeft] = useState(() => millisecondsUntil(endsAt));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const now = millisecondsUntil(endsAt);
      setLeft(now);
      // To the moment at which the shown second ends, so that none is skipped.
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
