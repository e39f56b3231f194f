import { join } from "node:path";
import type { Diagnostic } from "../read/diagnostics";
import { folderDiagnostic, type ListedFolder, pathOf } from "../read/load-file";
import type { SourceFile } from "../read/read-collection";
import type { Library } from "../snapshot/library";

/** Which version of each file readers see, by the file's name from the content folder. */
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
  /** Everything that is wrong in a library, apart from what is wrong inside single files. */
  check: (library: Library) => Diagnostic[];
};

export type Chosen = {
  library: Library;
  versions: Versions;
  /** What is wrong in the files on disk. */
  diagnostics: Diagnostic[];
};

/**
 * Chooses the version of each file that readers see: the one on disk, unless something is wrong in it; then the last
 * good one, or none. A file that was deleted while others need it stays. What is wrong in a file that has not changed is
 * not its own doing, so the change that caused it is held back where it is known (`Diagnostic.involves`), and the file stays.
 */
export function chooseVersions(options: ChooseOptions): Chosen {
  const { root, listed, good, load, check } = options;
  const choice = new Choice(options);
  const diagnostics = listed.flatMap((folder) => describeFolder(folder, root, good));
  let isChecked = false;

  for (;;) {
    const library = load(choice.listing());
    // First what is wrong inside files: what they name and who names them cannot be judged before.
    if (library.diagnostics.length > 0) {
      const broken = library.diagnostics.filter(({ file }) => choice.shows(file) === "on disk");
      if (!isChecked) diagnostics.push(...broken);
      for (const file of new Set(library.diagnostics.map((diagnostic) => diagnostic.file))) choice.dismiss(file);
      continue;
    }
    const found = check({ ...library, diagnostics });
    const errors = found.filter(({ severity, isOverdue }) => severity === "error" && !isOverdue);
    const own = errors.filter(({ file }) => choice.hold(file));
    /** Other files that errors were traced back to, by `Diagnostic.involves`. */
    const causes = new Map<string, string[]>();
    for (const { involves } of errors.filter((diagnostic) => !own.includes(diagnostic))) {
      const held = involves === undefined ? [] : choice.holdBelow(involves);
      if (involves !== undefined && held.length > 0) causes.set(involves, held);
    }
    // Later rounds only find what the versions held back have caused.
    if (!isChecked)
      diagnostics.push(...found.map((diagnostic) => nameCause(diagnostic, causes.get(diagnostic.involves ?? ""))));
    isChecked = true;
    if (own.length === 0 && causes.size === 0)
      return { library: { ...library, diagnostics }, versions: choice.versions(), diagnostics };
  }
}

function nameCause(diagnostic: Diagnostic, held: readonly string[] | undefined): Diagnostic {
  return held
    ? { ...diagnostic, message: `${diagnostic.message} Readers see ${held.join(", ")} as before.` }
    : diagnostic;
}

/** Nothing of a folder that cannot be listed is taken for deleted. */
function describeFolder(listed: ListedFolder, root: string, good: Versions): Diagnostic[] {
  if (!listed.problem) return [];
  const kept = [...good.keys()].filter((path) => path.startsWith(`${listed.folder}/`)).length;
  if (listed.problem.isAbsent && kept === 0) return [];
  return [folderDiagnostic(listed, root, ` Readers see its ${kept} files as they were.`)];
}

/** What was decided so far, for one file after the other. */
class Choice {
  readonly #options: ChooseOptions;
  readonly #onDisk: Map<string, SourceFile>;
  readonly #good: Map<string, SourceFile>;
  /** Files whose last good version is shown in place of the one on disk, or of none. */
  readonly #kept = new Set<string>();

  constructor(options: ChooseOptions) {
    this.#options = options;
    this.#onDisk = new Map(
      options.listed.flatMap(({ folder, files }) => files.map((source) => [pathOf(folder, source), source] as const)),
    );
    this.#good = new Map(options.good);
    const unlisted = options.listed.filter(({ problem }) => problem).map(({ folder }) => `${folder}/`);
    for (const path of this.#good.keys()) if (unlisted.some((folder) => path.startsWith(folder))) this.#kept.add(path);
  }

  versions(): Map<string, SourceFile> {
    const versions = new Map(this.#onDisk);
    for (const path of this.#kept) {
      const source = this.#good.get(path);
      if (source) versions.set(path, source);
      else versions.delete(path);
    }
    return versions;
  }

  listing(): ListedFolder[] {
    if (this.#kept.size === 0) return [...this.#options.listed];
    const versions = [...this.versions()].sort(([a], [b]) => (a < b ? -1 : 1));
    return this.#options.listed.map(({ folder }) => ({
      folder,
      files: versions.filter(([path]) => path.startsWith(`${folder}/`)).map(([, source]) => source),
    }));
  }

  shows(file: string): "on disk" | "kept" {
    return this.#kept.has(this.#pathOf(file)) ? "kept" : "on disk";
  }

  /** Takes out the version that is shown now, because it cannot be read or parsed. */
  dismiss(file: string): void {
    const path = this.#pathOf(file);
    // A kept copy can have become wrong too, when the schema has changed.
    if (this.#kept.has(path)) this.#good.delete(path);
    else this.#kept.add(path);
  }

  /** Shows the last good version of a file that has changed or is gone; false where nothing is left to do. */
  hold(file: string): boolean {
    const path = this.#pathOf(file);
    if (this.#kept.has(path)) return false;
    const source = this.#onDisk.get(path);
    const isLeft = source ? this.#options.isSame(path, source) : !this.#good.has(path);
    if (isLeft) return false;
    this.#kept.add(path);
    return true;
  }

  /** The same for a file, or for every file of a folder: those that it was done for. */
  holdBelow(place: string): string[] {
    const top = this.#pathOf(place);
    const all = [...new Set([...this.#onDisk.keys(), ...this.#good.keys()])];
    const paths = all.filter((path) => path === top || path.startsWith(`${top}/`));
    return paths.filter((path) => this.hold(join(this.#options.root, path)));
  }

  #pathOf(file: string): string {
    return file.slice(this.#options.root.length + 1);
  }
}
