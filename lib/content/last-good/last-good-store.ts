import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { logError } from "../../runtime/log";
import { listContent, pathOf } from "../read/load-file";
import type { SourceFile } from "../read/read-collection";

/** Stores the last good version of each content file, by path relative to the content folder (`blog/name.md`). */
export type LastGoodStore = {
  list: () => Map<string, SourceFile>;
  keep: (path: string, source: SourceFile, text: string) => void;
  forget: (path: string) => void;
};

/** Stores nothing: good versions are known for as long as the process runs. */
export const memoryOnly: LastGoodStore = { list: () => new Map(), keep: () => {}, forget: () => {} };

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
      if (!isReported) logError(`content: a restart will not know the last good versions: ${error}`);
      isReported = true;
    }
  };
  return {
    list: () => {
      const kept = listContent(folder).flatMap(({ folder: name, files }) =>
        files.map((copy): [string, SourceFile] => {
          const path = pathOf(name, copy);
          return [path, { ...copy, file: join(/* turbopackIgnore: true */ root, path), readFrom: copy.file }];
        }),
      );
      return new Map(kept);
    },
    keep: (path, { modified }, text) =>
      attempt(() => {
        const file = join(/* turbopackIgnore: true */ folder, path);
        const unfinished = `${file}.${process.pid}.new`;
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(unfinished, text);
        // With equal times, both files are known to be the same without reading them (readers-library.ts).
        utimesSync(unfinished, modified / 1000, modified / 1000);
        renameSync(unfinished, file);
      }),
    forget: (path) => attempt(() => rmSync(join(/* turbopackIgnore: true */ folder, path), { force: true })),
  };
}
