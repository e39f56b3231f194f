import { contentRoot } from "../content/read/content-path";
import { formatDiagnostic } from "../content/read/diagnostics";
import { contentVersion } from "../content/site/content-version";
import { contentProblems, firstLibrary, scanContent } from "../content/site/current-site";
import type { Library } from "../content/site/library";

/** What the last look of this process has published; `undefined` before the first. */
let published: { version: string; library: Library } | undefined;

/** What a look has found. */
export type Look = {
  /** Whether readers see other content than at the last look; true at the first one, because nobody knows what was before. */
  changed: boolean;
  /** The version of the content that readers see now. */
  content: string;
  /** Why readers do not see the files as they are on disk; empty if they do. */
  diagnostics: string[];
};

/**
 * Reads the content at once, so that every page that is asked for from now on shows it. Other processes find the change
 * within a second by themselves.
 * @param onChange Called with the content before, if readers see another now.
 */
export function lookNow(onChange: (before: Library) => void): Look {
  const site = scanContent();
  const { library } = site;
  const version = contentVersion(site);
  const changed = version !== published?.version;
  if (changed) onChange(published?.library ?? firstLibrary());
  // Last: what fails is done again at the next look.
  published = { version, library };
  const diagnostics = contentProblems().map((one) => formatDiagnostic(one, contentRoot()));
  return { changed, content: version, diagnostics };
}
