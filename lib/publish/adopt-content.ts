import { siteKeptContent } from "../content/adopt/kept-content";
import { siteContent } from "../content/site/current-site";
import { openContent } from "../content/site/open-content";
import type { Site } from "../content/site/site";
import type { Env } from "../runtime/env";
import { logError } from "../runtime/log";
import { getReason } from "../util/reason-of";

/** Milliseconds between two looks: readers wait for a change no longer, and a large folder is looked at less often. */
const shortest = 1000;
const longest = 2000;

/** Looks that find nothing may take this share of a process. */
const mostOfTheTime = 0.02;

/**
 * Reads the content, and from then on looks for a change every second, or every two in a large folder. Called
 * once, before the first request: requests only take what this has found. Without a disk, a new build brings new content, so
 * that nothing is looked for and no copy is kept.
 * @returns A function that stops it.
 */
export function adoptContent({ hasDisk }: Pick<Env, "hasDisk">): () => void {
  let timer: NodeJS.Timeout;
  let current: Site | undefined;
  let pause = shortest;
  const look = () => {
    const startedAt = performance.now();
    try {
      const before = current;
      current = siteContent().scan();
      // Not of a look that has read a change, which takes many times as long.
      if (current === before) pause = (performance.now() - startedAt) / mostOfTheTime;
    } catch (error) {
      logError(`content: the folder could not be looked at: ${getReason(error)}`);
    }
    timer = setTimeout(look, Math.min(longest, Math.max(shortest, pause))).unref();
  };
  openContent({ kept: hasDisk ? siteKeptContent() : undefined });
  // Not in a look, which would only log what it throws: without content, nothing can be served.
  siteContent().scan();
  if (hasDisk) look();
  return () => clearTimeout(timer);
}
