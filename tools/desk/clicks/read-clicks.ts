import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Click, clickSchema, dayFile } from "../../../lib/offers/click-log";

/** Days, both included, as `2025-06-28`. Without a limit, all days. */
export type Days = { from?: string | undefined; to?: string | undefined };

export function isWithin(day: string, { from, to }: Days): boolean {
  return (from === undefined || day >= from) && (to === undefined || day <= to);
}

/**
 * The clicks of some days, oldest first, one day in memory at a time. A line that is no click, such as one that a full disk
 * cut off, is left out.
 * @param onBadLine Called for each of these with "2025-06-28.ndjson:7".
 */
export function* readClicks(folder: string, days: Days, onBadLine: (place: string) => void): Generator<Click> {
  for (const name of listDays(folder, days)) {
    const lines = readFileSync(join(folder, name), "utf8").split("\n");
    for (const [index, line] of lines.entries()) {
      if (line === "") continue;
      const click = parseClick(line);
      if (click) yield click;
      else onBadLine(`${name}:${index + 1}`);
    }
  }
}

function listDays(folder: string, days: Days): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => {
        const [, day] = dayFile.exec(name) ?? [];
        return day !== undefined && isWithin(day, days);
      })
      .sort();
  } catch (error) {
    // Nobody has clicked yet.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

function parseClick(line: string): Click | undefined {
  try {
    return clickSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
