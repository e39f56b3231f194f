import { compareText } from "../../util/order";
import { contentPath } from "../read/content-path";
import type { Diagnostic } from "../read/diagnostics";
import { folderDiagnostic, getPath, type ListedFolder } from "../read/load-file";
import type { SourceFile } from "../read/read-collection";
import type { Library } from "../snapshot/library";

/** One version of each file, by path relative to the content folder. */
export type Versions = ReadonlyMap<string, SourceFile>;

export type ChooseOptions = {
  /** Absolute path of the content folder. */
  root: string;
  /** The files as they are on disk now. */
  listed: readonly ListedFolder[];
  /** The last good version of each file. */
  good: Versions;
  /** Whether a file on disk has the text of its last good version. */
  isSame: (path: string, source: SourceFile) => boolean;
  load: (listed: readonly ListedFolder[]) => Library;
  /** Finds the problems that concern more than one file, or the texts. */
  check: (library: Library) => Diagnostic[];
};

export type Chosen = {
  library: Library;
  /** The version of each file that readers see. */
  shown: readonly ListedFolder[];
  /** What is wrong in the files on disk. */
  diagnostics: Diagnostic[];
};

/**
 * Chooses the version of each file that readers see: the one on disk, or if that has an error, the last good one, or
 * none. A deleted file that others need stays. An error in an unchanged file was caused by a change of another file. If
 * that file is known (`Diagnostic.involves`), its last good version is used; otherwise nothing is replaced
 * (docs/decisions/002-last-good-version.md).
 */
export function chooseVersions(options: ChooseOptions): Chosen {
  const { root, listed, good, load, check } = options;
  const choice = new Choice(options);
  const diagnostics = listed.flatMap((folder) => describeFolder(folder, root, good));
  let isChecked = false;

  for (;;) {
    const shown = choice.listing();
    const library = load(shown);
    // Files that cannot be parsed come first: references to and from them cannot be checked before.
    if (library.diagnostics.length > 0) {
      const broken = library.diagnostics.filter(({ file }) => choice.shows(file) === "on disk");
      if (!isChecked) diagnostics.push(...broken);
      for (const file of new Set(library.diagnostics.map((diagnostic) => diagnostic.file))) choice.dismiss(file);
      continue;
    }
    const found = check({ ...library, diagnostics });
    const errors = found.filter(({ severity, isOverdue }) => severity === "error" && !isOverdue);
    const own = errors.filter(({ file }) => choice.keepBack(file));
    /** Other files that errors were traced back to, by `Diagnostic.involves`. */
    const causes = new Map<string, string[]>();
    for (const { involves } of errors.filter((diagnostic) => !own.includes(diagnostic))) {
      const keptBack = involves === undefined ? [] : choice.keepBackBelow(involves);
      if (involves !== undefined && keptBack.length > 0) causes.set(involves, keptBack);
    }
    // Later rounds only find errors that the replaced versions have caused.
    if (!isChecked)
      diagnostics.push(...found.map((diagnostic) => nameCause(diagnostic, causes.get(diagnostic.involves ?? ""))));
    isChecked = true;
    if (own.length === 0 && causes.size === 0) return { library: { ...library, diagnostics }, shown, diagnostics };
  }
}

function nameCause(diagnostic: Diagnostic, keptBack: readonly string[] | undefined): Diagnostic {
  return keptBack
    ? { ...diagnostic, message: `${diagnostic.message} Readers see ${keptBack.join(", ")} as before.` }
    : diagnostic;
}

/** A folder that cannot be listed is reported, and its files do not count as deleted. */
function describeFolder(listed: ListedFolder, root: string, good: Versions): Diagnostic[] {
  if (!listed.problem) return [];
  const kept = [...good.keys()].filter((path) => path.startsWith(`${listed.folder}/`)).length;
  if (listed.problem.isAbsent && kept === 0) return [];
  return [folderDiagnostic(listed, root, ` Readers see its ${kept} files as they were.`)];
}

/** The versions that are chosen so far. */
class Choice {
  readonly #options: ChooseOptions;
  /** Made only where a version is kept back: most of the time none is, and there are thousands of files. */
  #onDisk: Versions | undefined;
  /** Paths of the files whose last good version is used, or that are left out because there is none. */
  readonly #kept = new Set<string>();
  /** Paths of the files whose last good version cannot be used either. */
  readonly #unusable = new Set<string>();

  constructor(options: ChooseOptions) {
    this.#options = options;
    const unlisted = options.listed.filter(({ problem }) => problem).map(({ folder }) => `${folder}/`);
    if (unlisted.length === 0) return;
    for (const path of options.good.keys())
      if (unlisted.some((folder) => path.startsWith(folder))) this.#kept.add(path);
  }

  get #versionsOnDisk(): Versions {
    this.#onDisk ??= new Map(
      this.#options.listed.flatMap(({ folder, files }) =>
        files.map((source) => [getPath(folder, source), source] as const),
      ),
    );
    return this.#onDisk;
  }

  #goodVersion(path: string): SourceFile | undefined {
    return this.#unusable.has(path) ? undefined : this.#options.good.get(path);
  }

  listing(): readonly ListedFolder[] {
    if (this.#kept.size === 0) return this.#options.listed;
    const chosen = new Map(this.#versionsOnDisk);
    for (const path of this.#kept) {
      const source = this.#goodVersion(path);
      if (source) chosen.set(path, source);
      else chosen.delete(path);
    }
    const versions = [...chosen].sort(([a], [b]) => compareText(a, b));
    return this.#options.listed.map(({ folder }) => ({
      folder,
      files: versions.filter(([path]) => path.startsWith(`${folder}/`)).map(([, source]) => source),
    }));
  }

  shows(file: string): "on disk" | "kept" {
    return this.#kept.has(this.#pathOf(file)) ? "kept" : "on disk";
  }

  /** Drops the current version of a file, because it cannot be read or parsed. */
  dismiss(file: string): void {
    const path = this.#pathOf(file);
    // A stored copy may be invalid, too: the schema may have changed since.
    if (this.#kept.has(path)) this.#unusable.add(path);
    else this.#kept.add(path);
  }

  /** Uses the last good version of a file that was changed or deleted. @returns false if that changes nothing. */
  keepBack(file: string): boolean {
    const path = this.#pathOf(file);
    if (this.#kept.has(path)) return false;
    const source = this.#versionsOnDisk.get(path);
    const isLeft = source ? this.#options.isSame(path, source) : !this.#goodVersion(path);
    if (isLeft) return false;
    this.#kept.add(path);
    return true;
  }

  /** The same for a file, or for all files of a folder. @returns Paths of the files that it changed something for. */
  keepBackBelow(fileOrFolder: string): string[] {
    const top = this.#pathOf(fileOrFolder);
    const all = [...new Set([...this.#versionsOnDisk.keys(), ...this.#options.good.keys()])];
    const isMeant = (path: string) => path === top || path.startsWith(`${top}/`);
    const paths = all.filter((path) => isMeant(path));
    return paths.filter((path) => this.keepBack(contentPath(this.#options.root, path)));
  }

  #pathOf(file: string): string {
    return file.slice(this.#options.root.length + 1);
  }
}
