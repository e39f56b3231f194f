import { parse } from "csv-parse/sync";
import { z } from "zod";
import { type Currency, currencies, toCents } from "../../../lib/util/money";

/** What a network paid for one sub-id: a row of its report (docs/operators/affiliate-links.md). */
export type Earning = {
  /** As sent: placement and page, or the placement alone. */
  subId: string;
  /** The second sub-id, where the partner gets two. */
  page?: string | undefined;
  /** Whole cents; below zero for what was taken back. */
  cents: number;
  currency: Currency;
  /** As `2025-06-28`, where the report says so. */
  day?: string | undefined;
};

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => value || undefined, schema.optional());

const rowSchema = z.object({
  sub_id: z.string(),
  sub_id_page: optional(z.string()),
  amount: z
    .string()
    .regex(/^-?\d{1,9}(\.\d{1,2})?$/, 'the amount is a figure like "12.50", without currency, spaces or commas'),
  currency: z
    .string()
    .toUpperCase()
    .pipe(z.enum(currencies, { error: `the currency is one of ${currencies.join(", ")}` })),
  day: optional(z.iso.date({ error: "the day is written as 2025-06-28" })),
});

const needed = ["sub_id", "amount", "currency"] as const;

/**
 * Parses a network's report: CSV with a first line of names. Rows with a mistake are left out.
 * @param onBadRow Called for each of these with its line in the file, from 1, and what is wrong.
 * @throws Error when it is no CSV, or lacks a column that every report needs.
 */
export function readEarnings(csv: string, onBadRow: (line: number, mistake: string) => void): Earning[] {
  const rows: { record: Record<string, string>; info: { lines: number } }[] = parse(csv, {
    columns: (names: string[]) => checkColumns(names.map((name) => name.trim().toLowerCase())),
    bom: true,
    info: true,
    trim: true,
    delimiter: [",", ";", "\t"],
    skip_empty_lines: true,
    relax_column_count: true,
  });
  return rows.flatMap(({ record, info }) => {
    const { data, error } = rowSchema.safeParse(record);
    if (data) {
      const { sub_id: subId, sub_id_page: page, amount, currency, day } = data;
      return [{ subId, page, cents: toCents(Number(amount)), currency, day }];
    }
    const mistakes = error.issues.map(({ path, message }) =>
      record[String(path[0])] === undefined ? `there is no ${path.join(".")}` : message,
    );
    onBadRow(info.lines, mistakes.join("; "));
    return [];
  });
}

function checkColumns(names: string[]): string[] {
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length === 0) return names;
  throw new Error(
    `The first line has to name the columns ${needed.join(", ")}; ${missing.join(", ")} is missing. It names: ${names.join(", ")}.`,
  );
}
