import { type LimitFault, limitFault, textLimits } from "../markdown/limit-fault";
import { findTextLimits } from "../markdown/text-limits";

/**
 * What makes a content file too large or too deep to be read in reasonable time (`textLimits`): at most one fault of each
 * kind, with line and column in the file, in words for an editor. A linear look at the raw text, to be asked before any
 * parser. Never throws.
 * @param text The whole file, its fields included.
 */
export function findBodyLimits(text: string): LimitFault[] {
  const read = text.slice(0, textLimits.characters);
  const lineOfEnd = read.split("\n").length;
  const faults = text.length > read.length ? [limitFault("characters", lineOfEnd)] : [];
  const end = /^---(?!-)/.test(read) ? read.indexOf("\n---", 3) : -1;
  // Fields without an end are an error of their own, and nothing is read of such a file.
  if (end < 0) return [...faults, ...findTextLimits(read)];
  const fields = read.slice(0, end).split("\n");
  // What stands on the closing line is the body's first.
  const body = read.slice(end + "\n---".length);
  return [...faults, ...findFieldLimits(fields), ...findTextLimits(body, fields.length + 1)];
}

function findFieldLimits(lines: readonly string[]): LimitFault[] {
  const faults: LimitFault[] = [];
  const deep = lines.findIndex((line) => line.slice(0, textLimits.fieldIndent + 1).trim() === "" && line.trim() !== "");
  if (deep >= 0) faults.push(limitFault("fieldIndent", deep + 1));
  let open = 0;
  for (const [index, line] of lines.entries()) {
    for (const [sign] of line.matchAll(/[[\]{}]/g)) open = Math.max(0, open + (sign === "[" || sign === "{" ? 1 : -1));
    if (open <= textLimits.fieldBrackets) continue;
    faults.push(limitFault("fieldBrackets", index + 1));
    break;
  }
  return faults;
}
