import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { processWide } from "../runtime/process-wide";
import { isDead, type LinkHistory, parseHistory } from "./link-history";

/** A file larger than this is not the link check's, and is not read. Bytes. */
const largestFile = 5 * 1024 * 1024;

/** How long an answer holds until the file is looked at again, in milliseconds. */
const recheckAfter = 60_000;

/** The file of `npm run links:check`. Absolute path. */
export const historyFile = () => resolve(/* turbopackIgnore: true */ process.cwd(), "var/links.json");

/**
 * Creates the list of dead links, by address. It is the same object until the file changes, which is looked at once a
 * minute. Without the file, or with one that cannot be read, no link is dead.
 */
export function createDeadLinks(file: string, now: () => number = Date.now): () => ReadonlySet<string> {
  let dead: ReadonlySet<string> = new Set();
  let version = "";
  let trustedUntil = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() < trustedUntil) return dead;
    trustedUntil = now() + recheckAfter;
    const day = new Date(now()).toISOString().slice(0, 10);
    const { text, version: current } = readVersion(file, day);
    if (current !== version) [dead, version] = [listDead(parseHistory(text), day), current];
    return dead;
  };
}

/** The day is part of the version, because an old verdict ends without a change of the file. */
function readVersion(file: string, day: string): { version: string; text: string } {
  try {
    const { mtimeMs, size } = statSync(file);
    if (size > largestFile) return { version: "", text: "" };
    return { version: `${mtimeMs} ${size} ${day}`, text: readFileSync(file, "utf8") };
  } catch {
    return { version: "", text: "" };
  }
}

function listDead(history: LinkHistory, day: string): ReadonlySet<string> {
  return new Set(Object.keys(history).filter((url) => isDead(history[url], day)));
}

/** The dead links of this site. */
export function deadLinks(): ReadonlySet<string> {
  return processWide("dead links", () => createDeadLinks(historyFile()))();
}
