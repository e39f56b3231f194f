import { type Currency, currencies, formatMoney } from "../../../lib/util/money";
import { type ClickRow, type Grouping, getTotal } from "./sum-clicks";

/** A report as cells of text: for each row its key, clicks, and in each currency what it earned, and for each click. */
export type ReportTable = {
  head: string[];
  rows: { cells: string[]; clicks: number }[];
  total: string[];
};

/** No earnings, or no clicks to divide them by. */
const none = "–";

export function buildTable(rows: readonly ClickRow[], by: Grouping): ReportTable {
  const total = getTotal(rows);
  const used = currencies.filter((currency) => total.earned?.[currency] !== undefined);
  const getCells = (row: ClickRow) => [
    row.key,
    String(row.clicks),
    ...used.flatMap((currency) => [earnedBy(row, currency), perClick(row, currency)]),
  ];
  const title = by.charAt(0).toUpperCase() + by.slice(1);
  return {
    head: [title, "Clicks", ...used.flatMap((currency) => [`Earned, ${currency}`, `For each click, ${currency}`])],
    rows: rows.map((row) => ({ cells: getCells(row), clicks: row.clicks })),
    total: getCells(total),
  };
}

function earnedBy({ earned }: ClickRow, currency: Currency): string {
  const cents = earned?.[currency];
  return cents === undefined ? none : formatMoney(cents, currency);
}

/** Earnings per click (EPC); unknown where clicks were not counted. */
function perClick({ clicks, earned }: ClickRow, currency: Currency): string {
  const cents = earned?.[currency];
  return cents === undefined || clicks === 0 ? none : formatMoney(cents / clicks, currency);
}
