import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CheckOptions, checkContent } from "@/lib/check/check-content";
import { type Diagnostic, formatDiagnostic } from "@/lib/content/read/diagnostics";
import { createFolderReader, type FolderOptions } from "@/lib/content/read/read-folder";
import { resetLibrary } from "@/lib/content/site/open-content";
import type { Site } from "@/lib/content/site/site";
import { validContent, writeContentFolder, writePictures, writeText } from "./content-files";

const bases: string[] = [];
afterAll(() => {
  for (const base of bases) rmSync(base, { recursive: true, force: true });
});

export type ContentFolder = ReturnType<typeof createContentFolder>;

/** A valid content folder with a test's changes, in a temporary folder that is removed after the tests of the file. */
export function createContentFolder(changes: Record<string, string | undefined> = {}) {
  const base = mkdtempSync(join(tmpdir(), "content-"));
  bases.push(base);
  const { root } = writeContentFolder(base, changes);
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const check = (options: Partial<CheckOptions> = {}): Diagnostic[] =>
    checkContent({ root, day: "2025-07-01", ...options });
  return {
    base,
    root,
    read,
    write: (path: string, text: string) => writeText(join(root, path), text),
    remove: (path: string) => rmSync(join(root, path)),
    /** All diagnostics of the check. */
    check,
    /** The errors as an editor sees them: `blog/name.md:3:1  error  …`. */
    errors: (options: Partial<CheckOptions> = {}): string[] =>
      check(options)
        .filter(({ severity }) => severity === "error")
        .map((diagnostic) => formatDiagnostic(diagnostic, root)),
    /** Returns a function that reads the folder again at each call. */
    open: (options: Partial<FolderOptions> = {}) => createFolderReader({ root, ...options }),
    /** The content on the day of most tests. */
    site: (day = "2025-07-01"): Site => ({ library: createFolderReader({ root, day })(), day }),
    /** Position of a text in a file, as `line:column`. */
    positionOf: (path: string, needle: string): string => {
      const before = read(path).split(needle)[0] ?? "";
      const lines = before.split("\n");
      return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
    },
  };
}

/** Uses a valid folder with these changes as the site's content, and restores it before each test. */
export function serveContent(changes: Record<string, string | undefined> = {}): ContentFolder {
  const folder = createContentFolder(changes);
  process.env.CONTENT_DIR = folder.root;
  process.env.STATE_DIR = join(folder.base, "state");
  const files = { ...validContent, ...changes };
  beforeEach(() => {
    rmSync(folder.root, { recursive: true, force: true });
    for (const [path, text] of Object.entries(files)) if (text !== undefined) folder.write(path, text);
    writePictures(folder.root);
    resetLibrary({});
  });
  return folder;
}
