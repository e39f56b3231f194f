import { type Diagnostic, diagnosticAt } from "../content/read/diagnostics";
import { allEntries, type Library } from "../content/site/library";
import { dayLength } from "../util/date";
import { textsIn } from "../util/texts-in";
import type { RuleOptions } from "./rule";

/** Nothing here is older than the web. */
const firstYear = 1990;

/** A date further ahead is a typing mistake. */
const mostYearsAhead = 5;

/** Fields that hold the day on which something was done or came about. */
const past: ReadonlySet<string> = new Set(["date", "updated", "checkedOn", "until", "from", "to"]);

/** Fields that hold the day of something that may be yet to come. */
const open: ReadonlySet<string> = new Set(["effective", "endsOn", "expiresOn"]);

/** Reports days in implausible years, and future days of events that have happened. */
export function checkDates(library: Library, { day }: Pick<RuleOptions, "day">): Diagnostic[] {
  const lastYear = Number(day.slice(0, 4)) + mostYearsAhead;
  const tomorrow = new Date(Date.parse(`${day}T00:00:00Z`) + dayLength).toISOString().slice(0, 10);
  return allEntries(library).flatMap((entry) =>
    textsIn(entry.data).flatMap(({ text: value, path }) => {
      const name = String(path.at(-1));
      if (!(past.has(name) || open.has(name)) || !isoDay.test(value)) return [];
      const isOwn = path.length === 1;
      const year = Number(value.slice(0, 4));
      if (year < firstYear || year > lastYear) {
        const message = `"${name}" is in the year ${year}: a typo? Write a day from ${firstYear} to ${lastYear}.`;
        return [diagnosticAt(entry, path, message)];
      }
      const { date = "" } = entry.data as { date?: string };
      const mayLieAhead =
        open.has(name) ||
        // A scheduled entry may be changed until it is published.
        (isOwn && (name === "date" || (name === "updated" && value <= date)));
      // `day` is in UTC. For the editor it may be tomorrow already.
      if (mayLieAhead || value <= tomorrow) return [];
      return [
        diagnosticAt(entry, path, `"${name}" is ${value}, which is in the future. Write the day on which it was done.`),
      ];
    }),
  );
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
