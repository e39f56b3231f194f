import type { AnswerTone } from "../content/products/answer-kinds";
import type { PlanRow, PriceSource } from "./plan-table";

/** What one app answers in one row. */
export type ComparedCell = {
  tone: AnswerTone;
  text: string;
  isBetter?: boolean | undefined;
  note?: string | undefined;
  source?: string | undefined;
  checkedOn?: string | undefined;
  olderThan?: number | undefined;
  plans?: readonly PlanRow[];
  sources?: readonly PriceSource[];
  /** For a score: how much of the most that can be had, 0 to 1. */
  share?: number;
};

export type ComparedRow = {
  id: string;
  label: string;
  /** One for each app, in their order. */
  cells: readonly ComparedCell[];
  /** Whether two apps are known to answer differently. What is not known differs from nothing. */
  differs: boolean;
};

export function toRow(id: string, label: string, cells: readonly ComparedCell[]): ComparedRow {
  const known = cells.filter(({ tone, plans }) => tone !== "unknown" && !plans);
  return { id, label, cells, differs: new Set(known.map(({ text }) => text)).size > 1 };
}

export const notKnown: ComparedCell = { tone: "unknown", text: "not known" };

/** A cell with a value; without a text, what is not known. */
export function value(text: string | undefined, note?: string): ComparedCell {
  return text ? { tone: "value", text, note } : notKnown;
}
