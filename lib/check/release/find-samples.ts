import { basename, dirname } from "node:path";
import { diagnosticAt } from "../../content/read/diagnostic-at";
import type { Diagnostic } from "../../content/read/diagnostics";
import { allEntries, type Library } from "../../content/site/library";

/** Files that are marked as samples, and invented people. */
export function findSamples(library: Library): Diagnostic[] {
  const team = library.documents["site/team"];
  return [
    ...allEntries(library).flatMap((entry) => {
      if (!(entry.data as { sample?: boolean }).sample) return [];
      const isPerson = entry === team || basename(dirname(entry.file)) === "authors";
      const what = isPerson ? "Invented people. Name real ones" : "Sample text. Replace it";
      return [diagnosticAt(entry, ["sample"], `${what}, and remove "sample: true".`)];
    }),
    ...(team?.data.members ?? []).flatMap(({ name, sample }, index) =>
      sample && team
        ? [diagnosticAt(team, ["members", index, "sample"], `${name} is invented. Name a real person.`)]
        : [],
    ),
  ];
}
