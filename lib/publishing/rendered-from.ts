import { readFileSync, writeFileSync } from "node:fs";
import type { RefreshLog } from "../delivery/refresh-log.js";
import { logError } from "../runtime/log";
import { refreshTags } from "./refresh-tags";

/** In a build folder: the version of the content that its pages show. A build writes it, and each publication. */
export const versionFileName = "content-version";

/**
 * Notes the version of the content that the pages show from now on. A failure matters only after a restart.
 * @param file Absolute path; without it, nothing is noted.
 */
export function noteRenderedFrom(version: string, file: string | undefined): void {
  if (file === undefined || readVersion(file) === version) return;
  try {
    writeFileSync(file, version);
  } catch (error) {
    logError(`publishing: a restart will render all pages again: ${error}`);
  }
}

/**
 * Refreshes all pages of the build folder when the content has changed since they were rendered: while the process was
 * not running, or on its machine before the build was brought there. Called at the start, before the first request.
 */
export function refreshWhatIsOlder(version: string, file: string, log: RefreshLog): void {
  if (readVersion(file) === version) return;
  log.add(refreshTags({ everything: true, paths: [], routes: [] }), Date.now());
  noteRenderedFrom(version, file);
}

/** `undefined` when it is not known. */
function readVersion(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
