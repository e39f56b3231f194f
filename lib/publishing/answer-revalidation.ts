import { formatDiagnostic } from "../content/read/diagnostics";
import { contentVersion } from "../content/snapshot/content-version";
import { refreshSnapshot } from "../content/snapshot/current-snapshot";
import { knownAddresses } from "../content/snapshot/known-addresses";
import { contentRoot, type Library } from "../content/snapshot/library";
import type { Snapshot } from "../content/snapshot/snapshot";
import { readBytes } from "../http/read-body";
import { Refusal } from "../http/refusal";
import { createReplayGuard } from "../http/replay-guard";
import { isSignedByHost } from "../http/webhook-signature";
import { builtAddresses } from "../site/routing/built-addresses";
import { decide } from "../site/routing/gate";
import { findDependents } from "./dependents";
import { countPages } from "./follow-publications";
import { groupPages } from "./group-pages";
import { publicationState } from "./publication-state";
import type { Purge } from "./purge-hook";
import { readChange } from "./read-change";
import { refreshTags } from "./refresh-tags";
import { noteRenderedFrom } from "./rendered-from";
import { eventOf } from "./webhook-event";

/** Largest body, in bytes. Pushes are far smaller; instead of a larger one, post its paths. */
const maxBodyBytes = 1024 * 1024;

const wasAcceptedBefore = createReplayGuard();

export type RevalidationOptions = {
  /** Secret that bodies must be signed with. If not set, all requests are refused. */
  secret: string | undefined;
  /** Branch whose pushes are published; default: the default branch that the push names. */
  branch?: string | undefined;
  /** Marks the cached page at a path as stale, so that its next visit renders it again. */
  refreshPath: (path: string) => void;
  /** The same for all pages of a route, such as `/[slug]/page/[pageNumber]`. */
  refreshRoute: (route: string) => void;
  refreshEverything: () => void;
  /** Called with the content before the change. */
  onChange?: (before: Library) => void;
  /** Called with what was refreshed. */
  onPublished?: (purge: Purge) => void;
};

/**
 * Answers POST /api/revalidate (README, "Publish without a rebuild"): reads the content at once and refreshes the pages
 * that depend on the change. The answer lists these pages and the diagnostics of the files on disk.
 */
export async function answerRevalidation(request: Request, options: RevalidationOptions): Promise<Response> {
  try {
    return answer(200, await revalidate(request, options));
  } catch (error) {
    if (error instanceof Refusal) return answer(error.status, { error: error.message }, error.headers);
    throw error;
  }
}

async function revalidate(request: Request, options: RevalidationOptions) {
  const { secret, branch, refreshPath, refreshRoute, refreshEverything } = options;
  if (!secret) throw new Refusal(503, "Publishing by webhook is off: REVALIDATE_SECRET is not set on this server.");
  const body = await readBytes(request, maxBodyBytes, "The body is larger than 1 MB.");
  if (!isSignedByHost(secret, { body, headers: request.headers }))
    throw new Refusal(401, "The signature is missing, does not match the body, or is too old.");
  const event = eventOf(request);
  if (event !== "push") return { message: event === "ping" ? "pong" : `There is nothing to refresh for "${event}".` };

  const root = contentRoot();
  const { files, paths, isPush, skipped } = readChange(new TextDecoder().decode(body), root, branch);
  if (skipped) return { message: skipped };
  // A repeated push publishes what has changed since, but does not refresh unchanged pages
  // (docs/decisions/017-replays-of-the-publishing-webhook.md).
  const named = (await wasAcceptedBefore(body)) && isPush ? [] : files;
  const { before, after, isFirst } = refreshSnapshot();
  const found = findDependents({ before, after, named, isBeforeKnown: !isFirst });
  const refreshed = found.everything ? [] : [...new Set([...found.paths, ...paths.flatMap(pageAt)])];
  const grouped = groupPages(refreshed, countPages());
  if (found.everything) refreshEverything();
  for (const route of grouped.routes) refreshRoute(route);
  for (const path of grouped.paths) refreshPath(path);
  const tags = refreshTags({ everything: found.everything, ...grouped });
  await tellOthers(after, tags);
  options.onPublished?.({ everything: found.everything, paths: refreshed, tags });
  options.onChange?.(before.library);
  return {
    everything: found.everything,
    paths: refreshed,
    diagnostics: after.library.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, root)),
  };
}

/** The answer waits for this, so that after it every process knows, or finds out within a second by itself. */
async function tellOthers(snapshot: Snapshot, tags: string[]): Promise<void> {
  const { by, checker, publications, versionFile } = publicationState();
  const version = contentVersion(snapshot);
  const isSound = snapshot.library.diagnostics.length === 0;
  await publications.tell({ by, version, at: Date.now(), tags, ...(isSound && { checkedBy: checker }) });
  noteRenderedFrom(version, versionFile);
}

/** The page that readers get at an address, or none. Refreshes are stored, so there must be none without a page. */
function pageAt(path: string): string[] {
  const answer = decide(path, knownAddresses, builtAddresses());
  if (answer === "pass") return [path];
  const isPage = "redirect" in answer && decide(answer.redirect, knownAddresses, builtAddresses()) === "pass";
  return isPage ? [answer.redirect] : [];
}

function answer(status: number, content: object, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(content, { status, headers: { ...headers, "Cache-Control": "no-store" } });
}
