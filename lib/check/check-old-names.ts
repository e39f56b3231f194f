import type { Diagnostic } from "../content/read/diagnostics";
import { oldNamesUntil } from "../content/read/old-names";
import type { Library } from "../content/snapshot/library";
import { diagnosticAt } from "./diagnostic-at";

/** Names the fields that a file gives by a former name: they are read for some time yet. */
export function checkOldNames({ collections }: Pick<Library, "collections">): Diagnostic[] {
  return Object.values(collections)
    .flat()
    .flatMap((entry) =>
      (entry.oldNames ?? []).map(({ old, now }) => {
        const message = `"${old}" is called "${now}" now. The old name is read until ${oldNamesUntil}.`;
        return diagnosticAt(entry, [now], message, "warning");
      }),
    );
}
