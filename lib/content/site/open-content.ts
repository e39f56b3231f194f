import { logError } from "../../runtime/log";
import type { KeptContent } from "../adopt/kept-content";
import { findProblems } from "../link/find-problems";
import { contentRoot } from "../read/content-path";
import { type Diagnostic, formatDiagnostic } from "../read/diagnostics";
import { createFolderReader, type FolderOptions, readFolder, realFolder } from "../read/read-folder";
import { contentVersion } from "./content-version";
import { provideContent } from "./current-site";
import { dayOfContent } from "./day-of-content";
import { today } from "./entry-dates";
import type { Library } from "./library";
import type { Site } from "./site";

export type ContentOptions = FolderOptions & {
  /** Where a server keeps a copy of what readers see. Without it, content that cannot be shown is refused at the start. */
  kept?: KeptContent | undefined;
};

/** What a test has set. */
let ofTest: Partial<ContentOptions> = {};

type Opened = {
  /** Reads the folder as it is now. */
  read: () => Library;
  /** What was read last, whether readers see it or not. */
  seen: Library;
  /** Why readers do not see what was read last. */
  problems: readonly Diagnostic[];
  /** The day of the clock on which `current` was made. */
  clock: string;
  current: Site;
};

/**
 * Gives this process its content, which is read when it is first needed. It is taken whole or not at all: while there is a file
 * that cannot be read, or that does not fit the others, readers see the content as it was. Whoever starts a process calls this:
 * no file that requests load imports it, and with it what reads files.
 */
export function openContent(options: Partial<ContentOptions> = {}): void {
  let opened: Opened | undefined;
  let reported: ReadonlySet<string> = new Set();
  let copying: Promise<void> = Promise.resolve();
  const folder = (): ContentOptions => ({ root: contentRoot(), ...options, ...ofTest });

  /** Logs each problem when it is first found. */
  const report = (problems: readonly Diagnostic[], root: string) => {
    const lines = problems.map((problem) => formatDiagnostic(problem, root));
    for (const line of lines) if (!reported.has(line)) logError(`content: ${line}`);
    reported = new Set(lines);
    return problems;
  };
  const keep = (library: Library, content: Opened) => {
    const { kept } = folder();
    const version = contentVersion(content.current);
    // A release that the link has left (scripts/pull.ts) is as it was.
    const release = realFolder(library.root);
    const isStill = () => realFolder(library.root) !== release || content.read() === library;
    copying = kept?.keep(release, version, isStill) ?? Promise.resolve();
  };
  const open = (): Opened => {
    if (opened) return opened;
    const { kept, ...where } = folder();
    const read = createFolderReader(where);
    const seen = read();
    const problems = findProblems(seen);
    const copy = problems.length > 0 ? readCopy(kept, where) : undefined;
    if (problems.length > 0 && !copy) throw new Error(describeRefusal(problems, where.root));
    const first = copy ?? seen;
    opened = { read, seen, problems: report(problems, where.root), clock: today(), current: siteOf(first) };
    if (copy) logError("content: readers see it as it was last, until what is named above is right again.");
    else keep(first, opened);
    return opened;
  };
  const adopt = (content: Opened, library: Library, problems: readonly Diagnostic[]) => {
    content.problems = report(problems, library.root);
    if (problems.length > 0) return;
    content.current = siteOf(library);
    content.clock = today();
  };
  /** What readers see today. */
  const current = (): Site => {
    const content = open();
    const { library } = content.current;
    if (content.clock !== today()) {
      content.clock = today();
      const now = library.on(content.clock);
      // What goes wrong with the day alone, such as a sentence that a file needs and that goes with its claim, keeps the former day's.
      content.current = siteOf(findProblems(now).length > 0 ? library : now);
    }
    return content.current;
  };
  const scan = (): Site => {
    const content = open();
    const found = content.read();
    if (found !== content.seen) {
      content.seen = found;
      const now = found.on(today());
      adopt(content, now, findProblems(now));
      if (content.problems.length === 0) keep(found, content);
    }
    return current();
  };
  provideContent({ current, scan, problems: () => open().problems, kept: () => copying });
}

/** What readers see of a library. */
function siteOf(library: Library): Site {
  return { library, day: dayOfContent(library) };
}

/** The copy of the content, if it can still be shown. */
function readCopy(kept: KeptContent | undefined, { isLive, day }: FolderOptions): Library | undefined {
  const root = kept?.find();
  const library = root === undefined ? undefined : readFolder({ root, isLive, day });
  return library && findProblems(library).length === 0 ? library : undefined;
}

/** How many problems are named. */
const mostNamed = 20;

function describeRefusal(problems: readonly Diagnostic[], root: string): string {
  const lines = problems.slice(0, mostNamed).map((problem) => `  ${formatDiagnostic(problem, root)}`);
  const more =
    problems.length > mostNamed ? `\n  and ${problems.length - mostNamed} more: npm run content -- check` : "";
  return `The content cannot be shown, and there is no earlier copy of it:\n${lines.join("\n")}${more}`;
}

/** Opens the content anew. For tests that change settings, or pass options of their own, which hold for the rest of the file. */
export function resetLibrary(options = ofTest): void {
  ofTest = options;
  openContent();
}
