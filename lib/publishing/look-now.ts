import { formatDiagnostic } from "../content/read/diagnostics";
import { contentVersion } from "../content/snapshot/content-version";
import { refreshSnapshot } from "../content/snapshot/current-snapshot";
import { contentRoot, type Library } from "../content/snapshot/library";

/** The content of the last look of this process; `undefined` before the first. */
let shown: string | undefined;

/** What a look has found. */
export type Look = {
  /** Whether readers see other content than at the last look; true at the first one, because nobody knows what was before. */
  changed: boolean;
  /** The version of the content that readers see now. */
  content: string;
  /** What is wrong in the files on disk. Of a wrong file, readers see the last good version. */
  diagnostics: string[];
};

/**
 * Reads the content at once, so that every page that is asked for from now on shows it. Other processes find the change
 * within a second by themselves.
 * @param onChange Called with the content before, if readers see another now.
 */
export function lookNow(onChange: (before: Library) => void): Look {
  const { before, after } = refreshSnapshot();
  const content = contentVersion(after);
  const changed = content !== shown;
  shown = content;
  if (changed) onChange(before.library);
  const root = contentRoot();
  return { changed, content, diagnostics: after.library.diagnostics.map((one) => formatDiagnostic(one, root)) };
}
