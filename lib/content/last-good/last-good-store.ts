import { rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { getEnv } from "../../runtime/env";
import { logError } from "../../runtime/log";
import { sha256 } from "../../util/digest";
import { writeAtomically } from "../../util/write-atomically";
import { contentRoot } from "../read/content-path";
import { getPath, listContent } from "../read/load-file";
import type { SourceFile } from "../read/read-collection";

/** Stores the last good version of each content file, by path relative to the content folder (`blog/name.md`). */
export type LastGoodStore = {
  list: () => Map<string, SourceFile>;
  keep: (path: string, source: SourceFile, text: string) => void;
  forget: (path: string) => void;
};

/** Stores nothing: good versions are known for as long as the process runs. */
export const memoryOnly: LastGoodStore = { list: () => new Map(), keep: () => {}, forget: () => {} };

/** Whether two versions of a file are known to be the same without reading them: by their sizes and times. */
export function looksSame(a: Pick<SourceFile, "size" | "modified">, b: Pick<SourceFile, "size" | "modified">): boolean {
  return a.size === b.size && Math.abs(a.modified - b.modified) < 1;
}

/**
 * Stores copies on disk, for the next start and for other processes. If they cannot be written, the site still works,
 * so the error is logged once and not thrown.
 * @param folder Absolute path of the copies. Created when needed.
 * @param root Absolute path of the content folder.
 */
export function openLastGoodStore(folder: string, root: string): LastGoodStore {
  let isReported = false;
  const attempt = (change: () => void) => {
    try {
      change();
    } catch (error) {
      if (!isReported) logError(`content: the last good versions will be lost at a restart: ${error}`);
      isReported = true;
    }
  };
  return {
    list: () => {
      const kept = listContent(folder).flatMap(({ folder: name, files }) =>
        files.map((copy): [string, SourceFile] => {
          const path = getPath(name, copy);
          return [path, { ...copy, file: join(/* turbopackIgnore: true */ root, path), readFrom: copy.file }];
        }),
      );
      return new Map(kept);
    },
    keep: (path, source, text) =>
      attempt(() => {
        const file = join(/* turbopackIgnore: true */ folder, path);
        // Another process has kept it already. Writing it again would hold up readers for 10 to 20 ms.
        const copy = statSync(file, { throwIfNoEntry: false });
        if (copy && looksSame({ size: copy.size, modified: copy.mtimeMs }, source)) return;
        // The copy is known again by its time.
        writeAtomically(file, text, source.modified);
      }),
    forget: (path) => attempt(() => rmSync(join(/* turbopackIgnore: true */ folder, path), { force: true })),
  };
}

/** The store of this site's last good versions: a folder of its own for each content folder. */
export function siteStore(): LastGoodStore {
  const root = contentRoot();
  const name = sha256(root).slice(0, 12);
  return openLastGoodStore(resolve(/* turbopackIgnore: true */ process.cwd(), getEnv().lastGoodDir, name), root);
}
