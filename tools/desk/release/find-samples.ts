import { basename, dirname } from "node:path";
import type { Library } from "../../../lib/content/snapshot/library";
import { getEntries, itemAt, type ReleaseItem } from "./release-item";

/** Files that came with the starter, and invented people. */
export function findSamples(library: Library): ReleaseItem[] {
  const team = library.documents["site/team"];
  return [
    ...getEntries(library).flatMap((entry) => {
      if (!(entry.data as { sample?: boolean }).sample) return [];
      const isPerson = entry === team || basename(dirname(entry.file)) === "authors";
      return [
        itemAt(entry, ["sample"], {
          kind: isPerson ? "person" : "sample",
          owner: basename(entry.file) === "operator.md" ? "operator" : "editor",
          what: isPerson ? "Invented people." : "Sample text.",
          todo: `${isPerson ? "Name real ones" : "Replace it"}, and remove "sample: true".`,
        }),
      ];
    }),
    ...(team?.data.members ?? []).flatMap(({ name, sample }, index) =>
      sample && team
        ? [
            itemAt(team, ["members", index, "sample"], {
              kind: "person",
              owner: "editor",
              what: `${name} is invented.`,
              todo: "Name a real person, or remove this one.",
            }),
          ]
        : [],
    ),
  ];
}
