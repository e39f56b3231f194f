import type { PathInData } from "../content/read/frontmatter";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Library } from "../content/snapshot/library";
import { itemAt, type ReleaseItem } from "./release-item";

/** What is read here of content/site/helplines.md. */
type Line = { name: string; checkedOn?: string | undefined };
type Helplines = { countries: readonly { name: string; lines: readonly Line[] }[]; everywhere: readonly Line[] };

/** Helplines at whose source nobody has looked. */
export function findHelplines({ documents }: Library): ReleaseItem[] {
  const entry = (documents as Record<string, ParsedEntry<unknown> | undefined>)["site/helplines"];
  if (!entry) return [];
  const { countries, everywhere } = entry.data as Helplines;
  const unchecked = (lines: readonly Line[], path: PathInData, where: string) =>
    lines.flatMap(({ name, checkedOn }, index) =>
      checkedOn === undefined
        ? [
            itemAt(entry, [...path, index], {
              ...{ kind: "helpline", owner: "editor", what: `Nobody has checked ${name}${where}.` },
              todo: 'Look at its own page, and write the day as "checkedOn".',
            }),
          ]
        : [],
    );
  return [
    ...countries.flatMap(({ name, lines }, index) => unchecked(lines, ["countries", index, "lines"], ` (${name})`)),
    ...unchecked(everywhere, ["everywhere"], ""),
  ];
}
