import { diagnosticAt } from "../../content/read/diagnostic-at";
import type { Diagnostic } from "../../content/read/diagnostics";
import type { PathInData } from "../../content/read/frontmatter";
import type { Helpline } from "../../content/schemas/helplines-schema";
import type { Library } from "../../content/site/library";

/** Helplines at whose source nobody has looked. */
export function findHelplines({ documents }: Library): Diagnostic[] {
  const entry = documents["site/helplines"];
  if (!entry) return [];
  const unchecked = (lines: readonly Helpline[], path: PathInData, where: string) =>
    lines.flatMap(({ name, checkedOn }, index) => {
      const message = `Nobody has checked ${name}${where}. Check its own page, and write the day as "checkedOn".`;
      return checkedOn === undefined ? [diagnosticAt(entry, [...path, index], message)] : [];
    });
  const { countries, everywhere } = entry.data;
  return [
    ...countries.flatMap(({ name, lines }, index) => unchecked(lines, ["countries", index, "lines"], ` (${name})`)),
    ...unchecked(everywhere, ["everywhere"], ""),
  ];
}
