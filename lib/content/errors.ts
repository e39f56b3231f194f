import { relative } from "node:path";

/** Where something stands in a content file; both count from 1. */
export type Position = { line: number; column: number };

/** One thing wrong in one content file, in words for an editor. */
export type Fault = Position & {
  /** Absolute path. */
  file: string;
  /** `error` stops the build; `warning` is only printed. */
  severity: "error" | "warning";
  /** What is wrong and what to write instead. */
  message: string;
};

export function formatFault(fault: Fault, root: string): string {
  return `${relative(root, fault.file)}:${fault.line}:${fault.column}  ${fault.severity}  ${fault.message}`;
}

/** File order, then reading order. */
export function compareFaults(a: Fault, b: Fault): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
