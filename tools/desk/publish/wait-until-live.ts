import { setTimeout as wait } from "node:timers/promises";
import { readFolder } from "../../../lib/content/read/read-folder";
import { contentVersion } from "../../../lib/content/site/content-version";
import { today } from "../../../lib/content/site/entry-dates";
import { hubSignature } from "../../../lib/http/webhook-signature";
import type { Publisher } from "../../../lib/publish/publisher-state";
import { getEnv } from "../../../lib/runtime/env";
import { getReason } from "../../../lib/util/reason-of";
import { announce } from "../../../scripts/publish/announce";

/**
 * Milliseconds between two requests: a quarter of the time that has passed, within these limits. Nobody waits long for what was
 * quick, and a public site is not asked too often.
 */
const pause = { shortest: 100, longest: 2000 };

/** The version of a content folder, as a site that shows it reports it (/api/health/ready). */
export function versionOf(root: string): string {
  return contentVersion({ library: readFolder({ root }), day: today() });
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
  const startedAt = Date.now();
  if (secret) {
    const { problems } = await announce({ url: revalidateUrl, secret, commit, patience });
    if (problems.length > 0) return problems.join("\n");
  }
  for (;;) {
    const { content, stuck, reason } = await askSite(site, commit);
    if (content === version) return undefined;
    if (stuck?.commit === commit) return describeStuck(stuck);
    const passed = Date.now() - startedAt;
    if (passed >= patience)
      return reason
        ? `The site at ${site} does not answer (${reason}). It will show this once it runs.`
        : `The site at ${site} still shows other content after ${Math.round(patience / 1000)} seconds. It may read another folder, or find out later.`;
    await wait(Math.max(pause.shortest, Math.min(pause.longest, passed / 4)));
  }
}

type Said = { content?: unknown; stuck?: Publisher["stuck"] | undefined; reason?: string };

/**
 * Asks a site which content it shows, and what its puller could not publish: with the secret by the webhook, because only the
 * site's own machine may ask for its health.
 * @returns Its answer, or the reason why there is none.
 */
export async function askSite(site: string, commit: string): Promise<Said> {
  const { revalidateSecret: secret, revalidateUrl } = getEnv();
  const body = JSON.stringify({ commit });
  const headers = { "content-type": "application/json", "x-hub-signature-256": hubSignature(secret ?? "", body) };
  const url = secret ? revalidateUrl : new URL("/api/health/ready", site);
  try {
    const signal = AbortSignal.timeout(5000);
    const answer = await fetch(url, secret ? { method: "POST", body, headers, signal } : { signal });
    const { content, publisher } = (await answer.json()) as { content?: unknown; publisher?: Publisher | null };
    return { content, stuck: publisher?.stuck };
  } catch (error) {
    return { reason: getReason(error) };
  }
}

/** Why the site has not taken a commit, for an editor: what the site's own check has said. */
export function describeStuck({
  since,
  reasons: [reason = "it does not say why."],
}: NonNullable<Publisher["stuck"]>): string {
  const when = since.slice(0, 16).replace("T", " ");
  return `The site has taken nothing since ${when} UTC: ${reason.replace("  error  ", " ")}`;
}
