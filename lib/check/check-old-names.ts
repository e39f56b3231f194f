import { existsSync } from "node:fs";
import { contentPath } from "../content/read/content-path";
import type { Diagnostic } from "../content/read/diagnostics";
import { oldFolders, oldNamesUntil } from "../content/read/old-names";
import type { Library } from "../content/snapshot/library";
import { diagnosticAt } from "./diagnostic-at";

/** Names the fields and the folders with a former name: they are read for some time yet. */
export function checkOldNames({ collections }: Pick<Library, "collections">, root: string): Diagnostic[] {
  const fields = Object.values(collections)
    .flat()
    .flatMap((entry) =>
      (entry.oldNames ?? []).map(({ old, now }) => diagnosticAt(entry, [now], describe(old, now), "warning")),
    );
  const folders = Object.entries(oldFolders)
    .map(([old, now]) => ({ file: contentPath(root, old), message: describe(old, now) }))
    .filter(({ file }) => existsSync(file));
  return [...fields, ...folders.map((one) => ({ ...one, line: 1, column: 1, severity: "warning" as const }))];
}

function describe(old: string, now: string): string {
  return `"${old}" is called "${now}" now. The old name is read until ${oldNamesUntil}.`;
}
