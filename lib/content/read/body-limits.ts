import { type LimitDiagnostic, type LimitName, limitDiagnostic, textLimits } from "../../markdown/limit-diagnostic";
import { findTextLimits } from "../../markdown/text-limits";

/**
 * What makes a content file too large or too deep to be read in reasonable time (`textLimits`): at most one diagnostic of each
 * kind, with line and column in the file, in words for an editor. A linear look at the raw text, to be asked before any
 * parser. Never throws.
 * @param text The whole file, its fields included.
 */
export function findBodyLimits(text: string): LimitDiagnostic[] {
  const read = text.slice(0, textLimits.characters);
  const lineOfEnd = read.split("\n").length;
  const diagnostics = text.length > read.length ? [limitDiagnostic("characters", lineOfEnd)] : [];
  const end = /^---(?!-)/.test(read) ? read.indexOf("\n---", 3) : -1;
  // Fields without an end are an error of their own, and nothing is read of such a file.
  if (end < 0) return [...diagnostics, ...findTextLimits(read)];
  const fields = read.slice(0, end).split("\n");
  // What stands on the closing line is the body's first.
  const body = read.slice(end + "\n---".length);
  return [...diagnostics, ...findFieldLimits(fields), ...findTextLimits(body, fields.length + 1)];
}

/** Signs of lists that begin on one line, each in the one before it. */
const itemSigns = /^(?:\s*[-?](?=\s|$))*/;

/** The library compares each name of a group with all others, and goes into each bracket by calling itself. */
function findFieldLimits(lines: readonly string[]): LimitDiagnostic[] {
  const diagnostics = new Map<LimitName, LimitDiagnostic>();
  const check = (name: LimitName, count: number, line: number) => {
    if (count > textLimits[name] && !diagnostics.has(name)) diagnostics.set(name, limitDiagnostic(name, line));
  };
  let [open, items] = [0, 0];
  /** Names of the group that is open at each indentation. */
  const names: number[] = [];
  for (const [index, line] of lines.entries()) {
    const indent = line.search(/\S/);
    if (indent < 0) continue;
    check("fieldIndent", indent, index + 1);
    names.length = Math.min(names.length, indent + 1);
    if (line[indent] !== "-" && indent <= textLimits.fieldIndent) names[indent] = (names[indent] ?? 0) + 1;
    check("fieldNames", names[indent] ?? 0, index + 1);
    for (const [sign] of line.matchAll(/[[\]{},]/g)) {
      if (sign === ",") items += open > 0 ? 1 : 0;
      else open = Math.max(0, open + (sign === "[" || sign === "{" ? 1 : -1));
      check("fieldBrackets", open, index + 1);
    }
    check("fieldItems", items, index + 1);
    check("nesting", itemSigns.exec(line)?.[0].replace(/\s/g, "").length ?? 0, index + 1);
  }
  return [...diagnostics.values()];
}
