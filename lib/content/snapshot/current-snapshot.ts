import { mediaStore } from "../../media/media-store";
import { getEnv } from "../../runtime/env";
import { logError } from "../../runtime/log";
import { processWide } from "../../runtime/process-wide";
import { formatDiagnostic } from "../read/diagnostics";
import { createLibrary, type ReadLibrary, scanOnce } from "./create-library";
import { today } from "./entry-dates";
import { contentRoot, type Library, siteStore } from "./library";
import { Snapshot } from "./snapshot";

/** The site's content as this process knows it. */
export type SiteContent = {
  read: ReadLibrary;
  /** What readers see now. */
  current: Snapshot;
  /** What the cached pages were made of, as far as this process can tell. */
  published: Snapshot;
  /** Whether anything was refreshed since the process began. */
  wasRefreshed: boolean;
};

/** Every second; in a library so large that this would take more than a fiftieth of the time, as often as it would not. */
const everySecond = (scanTook: number) => Math.max(1000, 50 * scanTook);

/**
 * The content that readers see at this moment. While the site is built the folder is scanned once; afterwards every
 * second, or every few seconds where it has ten thousand files.
 */
export function getSnapshot(): Snapshot {
  const content = siteContent();
  return update(content, content.read());
}

/**
 * Reads the files at once.
 * @returns `before`: the content at the last refresh, or when the process first read it, and then `isFirst`. Both are of today.
 */
export function refreshSnapshot(): { before: Snapshot; after: Snapshot; isFirst: boolean } {
  const content = siteContent();
  const after = update(content, content.read("atOnce"));
  const { published, wasRefreshed } = content;
  content.published = after;
  content.wasRefreshed = true;
  return { before: published.on(after.day), after, isFirst: !wasRefreshed };
}

function update(content: SiteContent, library: Library): Snapshot {
  const day = today();
  const { current } = content;
  if (mayHaveNewCode(current)) content.current = new Snapshot(library, day);
  else if (current.library !== library || current.day !== day) content.current = new Snapshot(library, day, current);
  return content.current;
}

/** While the site is developed, a snapshot may have been derived by code that has changed since: it lasts a second. */
function mayHaveNewCode(current: Snapshot): boolean {
  if (process.env.NODE_ENV !== "development") return false;
  const madeAt = current.once("made at", () => performance.now());
  return performance.now() - madeAt > 1000;
}

function siteContent(): SiteContent {
  return processWide("content", () => {
    const read = createLibrary({
      root: contentRoot(),
      kept: mediaStore().kept,
      claims: getEnv().claims,
      store: siteStore(),
      recheckAfter: process.env.NEXT_PHASE === "phase-production-build" ? scanOnce : everySecond,
      onDiagnostic: (diagnostic) => logError(`content: ${formatDiagnostic(diagnostic, contentRoot())}`),
      ...processWide("content options", () => ({})),
    });
    const current = new Snapshot(read(), today());
    return { read, current, published: current, wasRefreshed: false };
  });
}
