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
  /**
   * Absolute path of another file, or a folder of files, whose change or loss may be the cause: the author who is named
   * here and has no file, the ledger that lacks the claim.
   */
  involves?: string;
  /**
   * True for an error of a day that is past, such as an expired claim or a rating that is newer than its entry's day: it holds
   * no change back.
   */
  isOverdue?: true;
};

export function formatFault(fault: Fault, root: string): string {
  return `${relative(root, fault.file)}:${fault.line}:${fault.column}  ${fault.severity}  ${fault.message}`;
}

/** File order, then reading order. */
export function compareFaults(a: Fault, b: Fault): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}

/** How many further places a fault names. */
const mostPlaces = 3;

/**
 * Puts faults that one missing or changed file causes in several places together: the first place, which names the others.
 * @param root Absolute path of the content folder.
 */
export function groupByCause(faults: readonly Fault[], root: string): Fault[] {
  const groups = new Map<string, Fault[]>();
  for (const [index, fault] of faults.entries()) {
    const cause = fault.involves ? `${fault.involves}\n${fault.message}` : String(index);
    groups.set(cause, [...(groups.get(cause) ?? []), fault]);
  }
  return [...groups.values()].map(([first, ...others]) => {
    const fault = first as Fault;
    if (others.length === 0) return fault;
    const named = others.slice(0, mostPlaces).map(({ file, line }) => `${relative(root, file)}:${line}`);
    const rest = others.length > mostPlaces ? ` and ${others.length - mostPlaces} more places` : "";
    return { ...fault, message: `${fault.message} The same in ${named.join(", ")}${rest}.` };
  });
}
