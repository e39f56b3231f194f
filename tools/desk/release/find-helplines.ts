import type { PathInData } from "../../../lib/content/read/frontmatter";
import type { Helpline } from "../../../lib/content/schemas/helplines-schema";
import type { Library } from "../../../lib/content/snapshot/library";
import { itemAt, type ReleaseItem } from "./release-item";

/** Helplines at whose source nobody has looked. */
export function findHelplines({ documents }: Library): ReleaseItem[] {
  const entry = documents["site/helplines"];
  if (!entry) return [];
  const { countries, everywhere } = entry.data;
  const unchecked = (lines: readonly Helpline[], path: PathInData, where: string) =>
    lines.flatMap(({ name, checkedOn }, index) =>
      checkedOn === undefined
        ? [
            itemAt(entry, [...path, index], {
              kind: "helpline",
              owner: "editor",
              what: `Nobody has checked ${name}${where}.`,
              todo: 'Check its own page, and write the day as "checkedOn".',
            }),
          ]
        : [],
    );
  return [
    ...countries.flatMap(({ name, lines }, index) => unchecked(lines, ["countries", index, "lines"], ` (${name})`)),
    ...unchecked(everywhere, ["everywhere"], ""),
  ];
}
