import { contentRoot } from "../content/read/content-path";
import { formatDiagnostic } from "../content/read/diagnostics";
import { contentVersion } from "../content/snapshot/content-version";
import { firstLibrary, scanContent } from "../content/snapshot/current-snapshot";
import type { Library } from "../content/snapshot/library";

/** What the last look of this process has published; `undefined` before the first. */
let published: { version: string; library: Library } | undefined;

/** What a look has found. */
export type Look = {
  /** Whether readers see other content than at the last look; true at the first one, because nobody knows what was before. */
  changed: boolean;
  /** The version of the content that readers see now. */
  content: string;
  /**
   * What is wrong in the files on disk. Of a file with an error, readers see the last good version. What is only about a day
   * (`isOverdue`) is a warning here: readers see the file, and who publishes need not take it back.
   */
  diagnostics: string[];
};

/**
 * Reads the content at once, so that every page that is asked for from now on shows it. Other processes find the change
 * within a second by themselves.
 * @param onChange Called with the content before, if readers see another now.
 */
export function lookNow(onChange: (before: Library) => void): Look {
  const snapshot = scanContent();
  const { library } = snapshot;
  const version = contentVersion(snapshot);
  const changed = version !== published?.version;
  if (changed) onChange(published?.library ?? firstLibrary());
  // Last: what fails is done again at the next look.
  published = { version, library };
  const root = contentRoot();
  const diagnostics = library.diagnostics.map((one) =>
    formatDiagnostic({ ...one, severity: one.isOverdue ? "warning" : one.severity }, root),
  );
  return { changed, content: version, diagnostics };
}
