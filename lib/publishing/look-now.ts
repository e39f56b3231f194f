import { formatDiagnostic } from "../content/read/diagnostics";
import { contentVersion } from "../content/snapshot/content-version";
import { refreshSnapshot } from "../content/snapshot/current-snapshot";
import { contentRoot, type Library } from "../content/snapshot/library";
import { findDependents } from "./dependents";
import { countPages } from "./follow-publications";
import { groupPages } from "./group-pages";
import { publicationState } from "./publication-state";
import type { Purge } from "./purge-hook";
import { refreshTags } from "./refresh-tags";
import { noteRenderedFrom } from "./rendered-from";

export type LookOptions = {
  /** Marks the cached page at a path as stale, so that its next visit renders it again. */
  refreshPath: (path: string) => void;
  /** The same for all pages of a route, such as `/[slug]/page/[pageNumber]`. */
  refreshRoute: (route: string) => void;
  refreshEverything: () => void;
  /** Called with the content before the change. */
  onChange?: (before: Library) => void;
  /** Called with what was refreshed. */
  onPublished?: (purge: Purge) => void;
};

/**
 * Reads the content at once and refreshes the pages that depend on what has changed.
 * @returns These pages, and the diagnostics of the files on disk.
 */
export async function lookNow({ refreshPath, refreshRoute, refreshEverything, onChange, onPublished }: LookOptions) {
  const { before, after, isFirst } = refreshSnapshot();
  const { everything, paths } = findDependents({ before, after, named: [], isBeforeKnown: !isFirst });
  const grouped = groupPages(paths, countPages());
  if (everything) refreshEverything();
  for (const route of grouped.routes) refreshRoute(route);
  for (const path of grouped.paths) refreshPath(path);
  const tags = refreshTags({ everything, ...grouped });
  await tellOthers(after.library, tags);
  onPublished?.({ everything, paths, tags });
  onChange?.(before.library);
  const root = contentRoot();
  return { everything, paths, diagnostics: after.library.diagnostics.map((one) => formatDiagnostic(one, root)) };
}

/** The answer waits for this, so that after it every process knows, or finds out within a second by itself. */
async function tellOthers(library: Library, tags: string[]): Promise<void> {
  const { by, checker, publications, versionFile } = publicationState();
  const version = contentVersion(library);
  const isSound = library.diagnostics.length === 0;
  await publications.tell({ by, version, at: Date.now(), tags, ...(isSound && { checkedBy: checker }) });
  noteRenderedFrom(version, versionFile);
}
