import { existsSync } from "node:fs";
import { join } from "node:path";
import { openKeptContent } from "@/lib/content/adopt/kept-content";
import { formatDiagnostic } from "@/lib/content/read/diagnostics";
import { siteContent } from "@/lib/content/site/current-site";
import type { Library } from "@/lib/content/site/library";
import { openContent } from "@/lib/content/site/open-content";
import { createContentFolder } from "./content-folder";

/** Copies that are being made. */
const copies: Promise<void>[] = [];
afterEach(async () => {
  await Promise.all(copies);
});

/** A content folder whose content is kept on disk, as on a server. */
export function createStoredSite(changes: Record<string, string | undefined> = {}) {
  const folder = createContentFolder(changes);
  const keptIn = join(folder.base, "kept");
  const start = () => {
    const kept = openKeptContent(keptIn);
    const keep: typeof kept.keep = (...args) => {
      const done = kept.keep(...args);
      copies.push(done);
      return done;
    };
    openContent({ root: folder.root, kept: { ...kept, keep } });
  };
  start();
  return {
    ...folder,
    keptIn,
    /** What readers see now. */
    read: (): Library => siteContent().scan().library,
    file: folder.read,
    /** Waits until what readers see has been copied. */
    copied: async (): Promise<void> => {
      await siteContent().kept();
      if (!existsSync(join(keptIn, "current"))) throw new Error("Nothing was copied.");
    },
    /** The next call of `read` is that of a new process. */
    restart: start,
    /** Why readers do not see the files as they are. */
    diagnostics: (): string[] => {
      siteContent().scan();
      return siteContent()
        .problems()
        .map((diagnostic) => formatDiagnostic(diagnostic, folder.root));
    },
  };
}

/** The pages of a library, as `kind/slug`. */
export function pagesOf({ collections }: Library): string[] {
  return (["blog", "reviews", "authors", "categories"] as const).flatMap((name) =>
    collections[name].map(({ slug }) => `${name}/${slug}`),
  );
}
