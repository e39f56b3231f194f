import type { KeptPictures } from "../pictures/picture-types";
import { compareDiagnostics, type Diagnostic, formatDiagnostic, groupByCause } from "../read/diagnostics";
import { createFileLoader, getPath, type ListedFolder } from "../read/load-file";
import { createLibraryLoader, type LibraryLoader } from "../read/load-library";
import type { SourceFile } from "../read/read-collection";
import { today } from "../snapshot/entry-dates";
import type { Library } from "../snapshot/library";
import { chooseVersions } from "./choose-versions";
import { withFallbacks } from "./fallbacks";
import { type LastGoodEntries, openLastGoodEntries } from "./last-good-entries";
import { type LastGoodStore, looksSame } from "./last-good-store";

/** What a check may ask about a change. */
export type Change = {
  /** Absolute path of the content folder. */
  root: string;
  /** Today as `2025-06-28`. */
  day: string;
  /** The library that readers saw before. */
  before: Library | undefined;
  /** Whether that was checked today. */
  isOfToday: boolean;
  /** The files on disk. */
  listed: readonly ListedFolder[];
  /** Whether a file differs from its last good version. */
  isChanged: (folder: string, source: SourceFile) => boolean;
  lastGood: LastGoodEntries;
};

/** Finds the problems that concern more than one file, or the texts. */
export type CheckChange = (library: Library, change: Change) => Diagnostic[];

export type ReadersLibraryOptions = {
  /** Absolute path of the content folder. */
  root: string;
  claims: "all" | "strict";
  store: LastGoodStore;
  /** The last good version of each picture. */
  kept?: KeptPictures | undefined;
  /** Without it, only files that cannot be read or parsed are replaced: enough for a build, which is checked before. */
  check?: CheckChange | undefined;
  onDiagnostic?: ((diagnostic: Diagnostic) => void) | undefined;
};

/**
 * Creates the loader of the library that readers see. Versions that pass the check are stored as the last good ones.
 * @returns Call it after each scan that found a change.
 */
export function createReadersLibrary(options: ReadersLibraryOptions): LibraryLoader {
  const { root, claims, store, kept, check = () => [], onDiagnostic } = options;
  const files = createFileLoader();
  const load = createLibraryLoader(files, claims, kept);
  const good = store.list();
  /** The versions in `good` that this process has seen, so that thousands of files need not be looked up by path. */
  const settled = new WeakSet<SourceFile>();
  let before: Library | undefined;
  let checkedOn = "";
  let reported: ReadonlySet<string> = new Set();

  /** Whether two versions of a file have the same text. */
  const isSameText = (a: SourceFile, b: SourceFile) =>
    a === b || looksSame(a, b) || (!a.problem && files.textOf(a) === files.textOf(b));
  const isSame = (path: string, source: SourceFile) => {
    const known = good.get(path);
    return known !== undefined && isSameText(known, source);
  };
  const keep = (shown: readonly ListedFolder[]) => {
    for (const { folder, files: sources } of shown)
      for (const source of sources) {
        if (settled.has(source)) continue;
        const path = getPath(folder, source);
        if (!isSame(path, source)) store.keep(path, source, files.textOf(source));
        good.set(path, source);
        settled.add(source);
      }
    if (good.size === shown.reduce((count, { files: sources }) => count + sources.length, 0)) return;
    const paths = new Set(shown.flatMap(({ folder, files: sources }) => sources.map((one) => getPath(folder, one))));
    for (const path of good.keys()) {
      if (paths.has(path)) continue;
      store.forget(path);
      good.delete(path);
    }
  };

  return (listed, pictures) => {
    const day = today();
    const isChanged = (folder: string, source: SourceFile) =>
      !settled.has(source) && !isSame(getPath(folder, source), source);
    const { library, shown, diagnostics } = chooseVersions({
      root,
      listed,
      good,
      isSame,
      load: (versions) => load(versions, pictures),
      check: (library) =>
        check(library, {
          root,
          day,
          before,
          isOfToday: checkedOn === day,
          listed,
          isChanged,
          lastGood: openLastGoodEntries({ root, good, lookup: library.lookup, textOf: files.textOf }),
        }),
    });
    keep(shown);
    const errors = groupByCause(
      diagnostics.filter(({ severity }) => severity === "error"),
      root,
    ).sort(compareDiagnostics);
    for (const diagnostic of errors) if (!reported.has(formatDiagnostic(diagnostic, root))) onDiagnostic?.(diagnostic);
    reported = new Set(errors.map((diagnostic) => formatDiagnostic(diagnostic, root)));
    before = withFallbacks({ ...library, diagnostics: errors });
    checkedOn = day;
    return before;
  };
}
