import { resolve } from "node:path";
import { linkState } from "../../links/dead-links";
import { mediaStore } from "../../media/media-store";
import { getEnv } from "../../runtime/env";
import { logError } from "../../runtime/log";
import { processWide } from "../../runtime/process-wide";
import { formatDiagnostic } from "../read/diagnostics";
import { createLibrary, type ReadLibrary, scanOnce } from "./create-library";
import { today } from "./entry-dates";
import { contentRoot, type Library, siteStore } from "./library";
import { noLinks, Snapshot } from "./snapshot";
import { keepDaySteady } from "./steady-day";

/** The content in this process. */
export type SiteContent = {
  read: ReadLibrary;
  /** What readers see now. */
  current: Snapshot;
  /** What readers saw at the last `refreshSnapshot`, or when the process started. */
  published: Snapshot;
};

/** Every second, or less often if scans would take more than 2% of the time. */
const everySecond = (scanTook: number) => Math.max(1000, 50 * scanTook);

/** Lets requests see the content as on another day. @param read The day for which the current request asks, if any. */
export function letRequestsAskForDay(read: () => string | undefined): void {
  processWide("asked day", () => ({ read })).read = read;
}

/**
 * The content that readers see now, or on the day for which the request asks. A build scans the folder once, a server every
 * second, or every few seconds with ten thousand files.
 */
export function getSnapshot(): Snapshot {
  const content = siteContent();
  const now = update(content, content.read());
  const asked = processWide("asked day", () => ({ read: () => undefined })).read();
  return asked ? now.once(`on ${asked}`, () => now.on(asked)) : now;
}

/**
 * Scans the files at once, for a publication.
 * @returns `before` is the content at the last call. At the first call, it is the content when the process first read it.
 */
export function refreshSnapshot(): { before: Snapshot; after: Snapshot } {
  const content = siteContent();
  const after = update(content, content.read("atOnce"));
  const before = content.published;
  content.published = after;
  return { before, after };
}

function update(content: SiteContent, library: Library): Snapshot {
  const day = today();
  const dead = getEnv().links === "strict" ? linkState().dead : noLinks;
  const { current } = content;
  const isSame = current.library === library && current.day === day && isSameSet(current.deadLinks, dead);
  if (mayHaveNewCode(current)) content.current = new Snapshot(library, day, undefined, dead);
  else if (!isSame) content.current = new Snapshot(library, day, current, dead);
  return content.current;
}

/** Not the same object: each bundle has an empty set of its own. */
function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a === b || (a.size === b.size && [...a].every((item) => b.has(item)));
}

/** In development, the code that derives a snapshot may have changed since, so a snapshot is used for one second. */
function mayHaveNewCode(current: Snapshot): boolean {
  if (process.env.NODE_ENV !== "development") return false;
  const createdAt = current.once("created at", () => performance.now());
  return performance.now() - createdAt > 1000;
}

function siteContent(): SiteContent {
  return processWide("content", () => {
    const isBuild = process.env.NEXT_PHASE === "phase-production-build";
    if (process.env.NODE_ENV === "production" && !isBuild)
      keepDaySteady(resolve(/* turbopackIgnore: true */ process.cwd(), getEnv().lastGoodDir, "newest-day"));
    const read = createLibrary({
      root: contentRoot(),
      kept: mediaStore().kept,
      claims: getEnv().claims,
      store: siteStore(),
      recheckAfter: isBuild ? scanOnce : everySecond,
      onDiagnostic: (diagnostic) => logError(`content: ${formatDiagnostic(diagnostic, contentRoot())}`),
      ...processWide("content options", () => ({})),
    });
    const current = new Snapshot(read(), today());
    return { read, current, published: current };
  });
}
