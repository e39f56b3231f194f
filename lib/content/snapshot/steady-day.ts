import { existsSync, readFileSync } from "node:fs";
import { logError } from "../../runtime/log";
import { forgetProcessWide, processWide } from "../../runtime/process-wide";
import { writeAtomically } from "../../util/write-atomically";

/** Days by which the clock may jump and is believed at once. */
const mostDays = 31;

const hours = 3_600_000;

/** For how long a clock that has jumped further is not believed, in milliseconds; nobody has corrected it then. */
const doubtedFor = { ahead: 24 * hours, back: 7 * 24 * hours };

/**
 * Creates a day that does not follow a clock which is wrong by years. A clock far behind the newest day on which the site was
 * served is not followed for a week. One far ahead is followed, but its day becomes the newest one only after 24 hours: once
 * it is corrected, nothing is left of it, and after a longer mistake the site is right a week later at the latest.
 * @param newest The newest day on which the site was served, such as `2025-06-28`.
 * @param keep Called with each newer one.
 * @param onHold Called once when the clock is not followed.
 * @param uptime Milliseconds of a clock that nobody sets.
 */
export function createSteadyDay(
  newest: string | undefined,
  keep: (day: string) => void,
  onHold: (clock: string, day: string) => void,
  uptime: () => number = () => performance.now(),
): (clock: string) => string {
  let known = newest;
  let doubtedSince: number | undefined;
  return (clock) => {
    const daysBack = known === undefined ? 0 : (Date.parse(known) - Date.parse(clock)) / (24 * hours);
    const isFar = Math.abs(daysBack) > mostDays;
    if (known !== undefined && isFar) {
      const isFirst = doubtedSince === undefined;
      doubtedSince ??= uptime();
      const isDoubted = uptime() - doubtedSince < (daysBack > 0 ? doubtedFor.back : doubtedFor.ahead);
      if (isDoubted && daysBack < 0) return clock;
      if (isDoubted) {
        if (isFirst) onHold(clock, known);
        return known;
      }
    }
    doubtedSince = undefined;
    if (known === undefined || clock > known || isFar) {
      known = clock;
      keep(clock);
    }
    return clock;
  };
}

/** Makes the day of this process steady. @param file Where the newest day is kept, for the next start. Absolute path. */
export function keepDaySteady(file: string): void {
  const known = existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
  const keep = (day: string) => {
    try {
      writeAtomically(file, `${day}\n`);
    } catch (error) {
      logError(`content: a restart will forget that the site was served on ${day}: ${error}`);
    }
  };
  const onHold = (clock: string, day: string) =>
    logError(
      `The clock says ${clock}, and the site was served on ${day} before: it stays on that day for up to a week. ` +
        `Correct the clock; if it is right, remove ${file} and restart.`,
    );
  forgetProcessWide("steady day");
  const of = createSteadyDay(known && /^\d{4}-\d{2}-\d{2}$/.test(known) ? known : undefined, keep, onHold);
  processWide("steady day", () => ({ of }));
}
