import { setTimeout as wait } from "node:timers/promises";
import { checkChange } from "../../../lib/check/check-change";
import { openLastGoodStore } from "../../../lib/content/last-good/last-good-store";
import { contentVersion } from "../../../lib/content/snapshot/content-version";
import { createLibrary } from "../../../lib/content/snapshot/create-library";
import { today } from "../../../lib/content/snapshot/entry-dates";
import { Snapshot } from "../../../lib/content/snapshot/snapshot";
import { getEnv } from "../../../lib/runtime/env";
import { getReason } from "../../../lib/util/reason-of";
import { announce } from "../../../scripts/publish/announce";

/** How often the site is asked, in milliseconds. */
const pause = 100;

/**
 * The version of a content folder as a site with it says (/api/health/ready). In the place of a file with errors readers see
 * its last good one.
 * @param good Folder with the files as they were before.
 */
export function versionOf(root: string, good: string): string {
  const store = { ...openLastGoodStore(good, root), keep: () => {}, forget: () => {} };
  const read = createLibrary({ root, claims: getEnv().claims, store, check: checkChange });
  return contentVersion(new Snapshot(read(), today()));
}

type Waiting = {
  /** Origin of the site. */
  site: string;
  commit: string;
  /** The version that it should show. */
  version: string;
  /** Milliseconds. */
  patience: number;
};

/**
 * Tells the site to look at its content, if a secret for that is set, and waits until it shows a version.
 * @returns What is in the way, in words; `undefined` if readers see it. Never rejects.
 */
export async function waitUntilLive({ site, commit, version, patience }: Waiting): Promise<string | undefined> {
  const { revalidateSecret: secret, revalidateUrl } = getEnv();
  const until = Date.now() + patience;
  if (secret) {
    const { problems } = await announce({ url: revalidateUrl, secret, commit, patience });
    if (problems.length > 0) return problems.join("\n");
  }
  for (;;) {
    const { content, reason } = await askSite(site);
    if (content === version) return undefined;
    if (Date.now() >= until)
      return reason
        ? `The site at ${site} does not answer (${reason}). It will show this once it runs.`
        : `The site at ${site} shows other content after ${Math.round(patience / 1000)} seconds. It may read another folder, or be told later.`;
    await wait(pause);
  }
}

/** The content version that a site shows, or why it does not say it. */
async function askSite(site: string): Promise<{ content?: unknown; reason?: string }> {
  try {
    const answer = await fetch(new URL("/api/health/ready", site), { signal: AbortSignal.timeout(5000) });
    return { content: ((await answer.json()) as { content?: unknown }).content };
  } catch (error) {
    return { reason: getReason(error) };
  }
}
