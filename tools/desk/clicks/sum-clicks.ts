import type { Click } from "../../../lib/offers/click-log";
import { getNumber } from "../../../lib/offers/placements";
import type { Currency } from "../../../lib/util/money";
import { compareText } from "../../../lib/util/order";
import type { LinkPlace } from "./match-sub-ids";
import type { Earning } from "./read-earnings";

/** What clicks are counted by. `link`: page and placement together. */
export const groupings = ["placement", "page", "link", "rank", "day"] as const;
export type Grouping = (typeof groupings)[number];

/** One line of the report. */
export type ClickRow = {
  key: string;
  clicks: number;
  /** Whole cents, by currency. Absent without a report of earnings. */
  earned?: Partial<Record<Currency, number>>;
};

/** The row of earnings whose sub-id names no link of this site, so that the sums agree with the network's. */
export const elsewhere = "(not from a link of this site)";

const keys: Readonly<Record<Grouping, (click: Pick<Click, "page" | "placement" | "rank" | "day">) => string>> = {
  placement: ({ placement }) => placement,
  page: ({ page }) => page,
  link: ({ page, placement }) => `${page} ${placement}`,
  rank: ({ rank, placement }) => String(rank ?? (placement.startsWith("ranked-") ? getNumber(placement) : "no rank")),
  day: ({ day }) => day,
};

/** Counts clicks by a key, and adds what they earned. Most clicks first; days in their order. */
export function sumClicks(
  clicks: Iterable<Click>,
  by: Grouping,
  earnings?: readonly { earning: Earning; from: LinkPlace | undefined }[],
): ClickRow[] {
  const rows = new Map<string, ClickRow>();
  const getRow = (key: string): ClickRow => {
    const row = rows.get(key) ?? { key, clicks: 0, ...(earnings && { earned: {} }) };
    rows.set(key, row);
    return row;
  };
  for (const click of clicks) getRow(keys[by](click)).clicks += 1;
  for (const { earning, from } of earnings ?? []) {
    const { day, cents, currency } = earning;
    const { earned = {} } = getRow(from ? keys[by]({ ...from, day: day ?? "(no day)" }) : elsewhere);
    earned[currency] = (earned[currency] ?? 0) + cents;
  }
  const sorted = [...rows.values()];
  return by === "day"
    ? sorted.sort((a, b) => compareText(a.key, b.key))
    : sorted.sort((a, b) => b.clicks - a.clicks || compareText(a.key, b.key));
}

/** All rows as one. */
export function getTotal(rows: readonly ClickRow[]): ClickRow {
  const total: ClickRow = { key: "all", clicks: 0 };
  for (const { clicks, earned } of rows) {
    total.clicks += clicks;
    for (const [currency, cents] of Object.entries(earned ?? {})) {
      total.earned ??= {};
      const own = currency as Currency;
      total.earned[own] = (total.earned[own] ?? 0) + cents;
    }
  }
  return total;
}
