import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { logError } from "../../runtime/log";
import { listContent, pathOf } from "../read/load-file";
import type { SourceFile } from "../read/read-collection";

/** Copies of the last good version of each content file, by the file's name from the content folder (`blog/name.md`). */
export type LastGoodStore = {
  list: () => Map<string, SourceFile>;
  keep: (path: string, source: SourceFile, text: string) => void;
  forget: (path: string) => void;
};

/** For a process that remembers good versions for as long as it runs. */
export const memoryOnly: LastGoodStore = { list: () => new Map(), keep: () => {}, forget: () => {} };

/**
 * Keeps the copies below a folder on disk, so that a restart and a fresh process have them.
 * A disk that cannot be written costs only what a restart would have known, so it is told once and no more.
 * @param folder Absolute path; it need not be there.
 * @param root Absolute path of the content folder.
 */
export function openLastGoodStore(folder: string, root: string): LastGoodStore {
  let isTold = false;
  const attempt = (change: () => void) => {
    try {
      change();
    } catch (error) {
      if (!isTold) logError(`content: a restart will not know the last good versions: ${error}`);
      isTold = true;
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
        // The same time as the file's own tells later that the two are the same, without reading them.
        utimesSync(unfinished, modified / 1000, modified / 1000);
        renameSync(unfinished, file);
      }),
    forget: (path) => attempt(() => rmSync(join(/* turbopackIgnore: true */ folder, path), { force: true })),
  };
}
