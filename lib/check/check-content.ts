import { compareDiagnostics, type Diagnostic } from "../content/read/diagnostics";
import { type FolderOptions, readFolder } from "../content/read/read-folder";
import { today } from "../content/site/entry-dates";
import type { Library } from "../content/site/library";
import { follow } from "./rule";
import { rules, rulesOfChanges } from "./rules";

export type CheckOptions = FolderOptions & {
  /** The content as it was in the last commit, if that is known: then the rules about what has changed are followed, too. */
  former?: Library | undefined;
  /** Whether what only a live site needs is looked for, too. */
  release?: boolean | undefined;
};

/** All diagnostics of the content, sorted by file and line. Run by commands, the puller, the desk and CI, and by no server. */
export function checkContent({ day = today(), former, release = false, ...folder }: CheckOptions): Diagnostic[] {
  const library = readFolder({ ...folder, day });
  if (library.diagnostics.some(({ file }) => file === library.root)) return library.diagnostics;
  const found = follow(release ? rules : rules.filter((rule) => !rule.release), library, { day, former });
  return [...library.diagnostics, ...found, ...findOwed(library, day, former)].sort(compareDiagnostics);
}

/** What an editor owes to readers who have seen the content before: a day for a new score, the former price for a new one. */
export function checkChanges({ day = today(), former, ...folder }: CheckOptions): Diagnostic[] {
  return findOwed(readFolder({ ...folder, day }), day, former).sort(compareDiagnostics);
}

function findOwed(library: Library, day: string, former: Library | undefined): Diagnostic[] {
  return former ? follow(rulesOfChanges, library, { day, former }) : [];
}
