import { join } from "node:path";
import { openLastGoodStore } from "@/lib/content/last-good/last-good-store";
import { formatDiagnostic } from "@/lib/content/read/diagnostics";
import type { Library } from "@/lib/content/snapshot/library";
import { createContentFolder } from "./content-folder";

/** A content folder whose last good versions are on disk, as on a server. */
export function createStoredSite(changes: Record<string, string | undefined> = {}) {
  const folder = createContentFolder(changes);
  const start = () => folder.open({ store: openLastGoodStore(join(folder.base, "last-good"), folder.root) });
  let read = start();
  return {
    ...folder,
    /** What readers see now. */
    read: (): Library => read(),
    file: folder.read,
    /** The next call of `read` is that of a new process. */
    restart: (): void => {
      read = start();
    },
    diagnostics: (): string[] => read().diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, folder.root)),
  };
}

/** The pages of a library, as `kind/slug`. */
export function pagesOf({ collections }: Library): string[] {
  return (["blog", "reviews", "authors", "categories"] as const).flatMap((name) =>
    collections[name].map(({ slug }) => `${name}/${slug}`),
  );
}
