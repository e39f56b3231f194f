import type { PathInData } from "../content/read/frontmatter";
import type { ParsedEntry } from "../content/read/parse-entry";
import { diagnosticAt } from "./diagnostic-at";

/** Something that an editor has to look at, or that readers will see change by itself. */
export type DueItem = {
  /** The day on which it happens or happened, as `2025-06-28`; for what has no day, the day of the list. */
  day: string;
  kind: "expires" | "goes stale" | "appears" | "ends" | "takes effect" | "unproved" | "draft";
  /** Absolute path. */
  file: string;
  /** Counts from 1. */
  line: number;
  what: string;
};

export type Period = {
  /** Today. What happened before is listed, too, where it waits for an editor. */
  day: string;
  /** The last day of the list. */
  until: string;
};

/** An item at a field of a file. */
export function at(entry: ParsedEntry<unknown>, path: PathInData, due: Omit<DueItem, "file" | "line">): DueItem {
  const { file, line } = diagnosticAt(entry, path, "");
  return { ...due, file, line };
}
