import { formatCount } from "../../../lib/util/number";
import type { Impact, Moved } from "./compare-sites";

/** Rows of a part that are printed; more are counted. */
const mostRows = 40;

const titles = { ranks: "Ranks", prices: "Prices", structuredData: "Structured data" } as const;

export type FullImpact = Impact & { structuredData: Moved[] };

/** An impact as tables for a terminal. */
export function renderImpact(impact: FullImpact): string {
  const parts = (Object.keys(titles) as (keyof typeof titles)[]).flatMap((name) => {
    const moved = impact[name];
    if (moved.length === 0) return [];
    const title = `${titles[name]}: ${formatCount(moved.length, "row")}`;
    const left = moved.length > mostRows ? [`… and ${moved.length - mostRows} more`] : [];
    return [[title, ...alignRows(moved.slice(0, mostRows)), ...left].join("\n")];
  });
  return parts.length > 0 ? parts.join("\n\n") : "Readers see no difference.";
}

function alignRows(rows: readonly Moved[]): string[] {
  const first = getWidth(rows.map(({ what }) => what));
  const second = getWidth(rows.map(({ before }) => before || "–"));
  return rows.map(
    ({ what, before, after }) => `  ${what.padEnd(first)}  ${(before || "–").padEnd(second)}  →  ${after || "–"}`,
  );
}

function getWidth(texts: readonly string[]): number {
  return Math.max(...texts.map(({ length }) => length));
}
