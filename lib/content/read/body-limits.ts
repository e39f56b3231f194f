import { type LimitDiagnostic, type LimitName, limitDiagnostic, textLimits } from "./limit-diagnostic";
import { findTextLimits } from "./text-limits";

/**
 * Finds what would make a content file too slow to parse (`textLimits`). Scans the raw text once, so call it before any
 * parser. Never throws.
 * @param text The whole file, with its frontmatter.
 * @returns At most one diagnostic for each limit, with line and column in the file.
 */
export function findBodyLimits(text: string): LimitDiagnostic[] {
  const read = text.slice(0, textLimits.characters);
  const lineOfEnd = read.split("\n").length;
  const diagnostics = text.length > read.length ? [limitDiagnostic("characters", lineOfEnd)] : [];
  const end = /^---(?!-)/.test(read) ? read.indexOf("\n---", 3) : -1;
  // Frontmatter without an end is reported by the reader, which then parses nothing.
  if (end < 0) return [...diagnostics, ...findTextLimits(read)];
  const fields = read.slice(0, end).split("\n");
  // The body begins with the rest of the closing line.
  const body = read.slice(end + "\n---".length);
  return [...diagnostics, ...findFieldLimits(fields), ...findTextLimits(body, fields.length + 1)];
}

/** List markers of nested lists that begin on one line: "- - - item". */
const itemSigns = /^(?:\s*[-?](?=\s|$))*/;

/** The YAML parser compares each key of a map with all others, and recurses into brackets. */
function findFieldLimits(lines: readonly string[]): LimitDiagnostic[] {
  const diagnostics = new Map<LimitName, LimitDiagnostic>();
  const check = (name: LimitName, count: number, line: number) => {
    if (count > textLimits[name] && !diagnostics.has(name)) diagnostics.set(name, limitDiagnostic(name, line));
  };
  let [open, items] = [0, 0];
  /** Number of keys in the open map, by indentation. */
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
