import { checkLibrary } from "../check/check-library";
import { entriesToCheck } from "../check/entries-to-check";
import type { KeptPictures } from "../pictures/picture-types";
import { compareDiagnostics, type Diagnostic, formatDiagnostic, groupByCause } from "../read/diagnostics";
import { createFileLoader } from "../read/load-file";
import { createLibraryLoader, type LibraryLoader } from "../read/load-library";
import type { SourceFile } from "../read/read-collection";
import { today } from "../snapshot/entry-dates";
import type { Library } from "../snapshot/library";
import { chooseVersions, type Versions } from "./choose-versions";
import { withFallbacks } from "./fallbacks";
import { openLastGoodScores } from "./last-good-scores";
import type { LastGoodStore } from "./last-good-store";

export type ReadersLibraryOptions = {
  /** Absolute path of the content folder. */
  root: string;
  claims: "all" | "strict";
  store: LastGoodStore;
  /** The last good version of each picture. */
  kept?: KeptPictures | undefined;
  onDiagnostic?: ((diagnostic: Diagnostic) => void) | undefined;
};

/**
 * Creates the loader of the library that readers see. Versions that pass the check are stored as the last good ones.
 * @returns Call it after each scan that found a change.
 */
export function createReadersLibrary(options: ReadersLibraryOptions): LibraryLoader {
  const { root, claims, store, kept, onDiagnostic } = options;
  const files = createFileLoader();
  const load = createLibraryLoader(files, claims, kept);
  const good = store.list();
  let before: Library | undefined;
  let checkedOn = "";
  let reported: ReadonlySet<string> = new Set();

  /** Whether two versions of a file have the same text. Compares times and sizes first, to avoid reading the files. */
  const isSameText = (a: SourceFile, b: SourceFile) =>
    a === b ||
    (a.size === b.size && Math.abs(a.modified - b.modified) < 1) ||
    (!a.problem && files.textOf(a) === files.textOf(b));
  const isSame = (path: string, source: SourceFile) => {
    const known = good.get(path);
    return known !== undefined && isSameText(known, source);
  };
  const keep = (versions: Versions) => {
    for (const [path, source] of versions) {
      if (good.get(path) === source) continue;
      if (!isSame(path, source)) store.keep(path, source, files.textOf(source));
      good.set(path, source);
    }
    for (const path of good.keys()) {
      if (versions.has(path)) continue;
      store.forget(path);
      good.delete(path);
    }
  };

  return (listed, pictures) => {
    const day = today();
    const isChanged = (path: string, source: SourceFile) => good.get(path) !== source && !isSame(path, source);
    const check = (library: Library) =>
      checkLibrary(library, {
        ...{ root, day },
        ...entriesToCheck({ library, before, isOfToday: checkedOn === day, listed, isChanged }),
        lastGood: openLastGoodScores({ root, good, lookup: library.lookup, textOf: files.textOf }),
      });
    const { library, versions, diagnostics } = chooseVersions({
      root,
      listed,
      good,
      isSame,
      load: (shown) => load(shown, pictures),
      check,
    });
    keep(versions);
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
