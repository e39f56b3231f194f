import { getEnv } from "../../runtime/env";
import { logError } from "../../runtime/log";
import { memoryOnly, siteStore } from "../last-good/last-good-store";
import { mediaStore } from "../pictures/media-store";
import { contentRoot } from "../read/content-path";
import { formatDiagnostic } from "../read/diagnostics";
import { createLibrary, type LibraryOptions } from "./create-library";
import { provideContent } from "./current-snapshot";
import { dayOfContent } from "./day-of-content";
import type { Library } from "./library";
import { Snapshot } from "./snapshot";

/** What a test has set. */
let ofTest: Partial<LibraryOptions> = {};

/**
 * Gives this process its content, which is read when it is first needed. Whoever starts a process calls this: no file that
 * requests load imports it, and with it what reads files.
 * @param options Others than those of a build.
 */
export function openContent(options: Partial<LibraryOptions> = {}): void {
  let opened: { read: () => Library; first: Library; current: Snapshot } | undefined;

  const open = () => {
    if (opened) return opened;
    const read = createLibrary({
      root: contentRoot(),
      kept: mediaStore().kept,
      claims: getEnv().claims,
      // A build and a command read the last good versions. Only a server, which checks everything, says what is good.
      store: { ...memoryOnly, list: siteStore().list },
      onDiagnostic: (diagnostic) => logError(`content: ${formatDiagnostic(diagnostic, contentRoot())}`),
      ...options,
      ...ofTest,
    });
    const first = read();
    opened = { read, first, current: new Snapshot(first, dayOfContent(first)) };
    return opened;
  };
  const show = (content: ReturnType<typeof open>, library: Library): Snapshot => {
    content.current = update(content.current, library);
    return content.current;
  };
  provideContent({
    current: () => show(open(), open().current.library),
    scan: () => show(open(), open().read()),
    first: () => open().first,
  });
}

/** The snapshot of a library on its day: the one before, if it is still right. */
function update(before: Snapshot, library: Library): Snapshot {
  const day = dayOfContent(library);
  // In development, the code that derives a snapshot may have changed since.
  if (isOfCodeBefore(before)) return new Snapshot(library, day);
  const isSame = before.library === library && before.day === day;
  return isSame ? before : new Snapshot(library, day, before);
}

/** In development, a snapshot is used for one second. */
function isOfCodeBefore(snapshot: Snapshot): boolean {
  if (process.env.NODE_ENV !== "development") return false;
  const createdAt = snapshot.once("created at", () => performance.now());
  return performance.now() - createdAt > 1000;
}

/** Opens the content anew. For tests that change settings, or pass options of their own, which hold for the rest of the file. */
export function resetLibrary(options = ofTest): void {
  ofTest = options;
  openContent();
}
