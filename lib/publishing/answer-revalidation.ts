import { knownAddresses } from "../content/addresses";
import { getAllCategories } from "../content/categories";
import { formatFault } from "../content/errors";
import { contentRoot, type Library, refreshLibrary } from "../content/library";
import { today } from "../content/publishing";
import { readBytes } from "../forms/read-body";
import { Refusal } from "../forms/refusal";
import { findDependents } from "./dependents";
import { groupPages } from "./group-pages";
import { readChange } from "./read-change";
import { isSignedWith } from "./signature";

/** Largest body, in bytes. Pushes are far smaller; of a larger one, the paths can be posted instead. */
const maxBodyBytes = 1024 * 1024;

export type RevalidationOptions = {
  /** What the caller must sign with; without it nothing is taken. */
  secret: string | undefined;
  /** Lets the cached page at a path be made again at its next visit. */
  refreshPath: (path: string) => void;
  /** The same for every page that a route makes; the route is named as its folder is, `/[category]/page/[pageNumber]`. */
  refreshRoute: (route: string) => void;
  refreshEverything: () => void;
  /** Told of the content that the refreshed pages were made of, and of what they will be made of. */
  onChange?: (before: Library, after: Library) => void;
};

/**
 * Answers POST /api/revalidate (README, "Publish without a rebuild"): reads the content at once and refreshes the pages that
 * depend on what has changed. The answer lists them, and what is wrong in the files as they are.
 */
export async function answerRevalidation(request: Request, options: RevalidationOptions): Promise<Response> {
  try {
    return answer(200, await revalidate(request, options));
  } catch (error) {
    if (error instanceof Refusal) return answer(error.status, { error: error.message });
    throw error;
  }
}

async function revalidate(request: Request, options: RevalidationOptions) {
  const { secret, refreshPath, refreshRoute, refreshEverything } = options;
  if (!secret) throw new Refusal(503, "Publishing by webhook is off: REVALIDATE_SECRET is not set on this server.");
  const body = await readBytes(request, maxBodyBytes, "The body is larger than 1 MB.");
  if (!isSignedWith(secret, body, request.headers.get("x-hub-signature-256")))
    throw new Refusal(401, "The signature in X-Hub-Signature-256 is missing, or does not match the body.");
  const event = request.headers.get("x-github-event") ?? "push";
  if (event !== "push") return { message: event === "ping" ? "pong" : `There is nothing to refresh for "${event}".` };

  const root = contentRoot();
  const { files, paths } = readChange(new TextDecoder().decode(body), request.headers.get("content-type"), root);
  const { before, after, isFirst } = refreshLibrary();
  const day = today();
  const found = findDependents({ before, after, named: files, isBeforeKnown: !isFirst, day });
  const refreshed = found.everything ? [] : [...new Set([...found.paths, ...paths])];
  const grouped = groupPages(refreshed, countPages());
  if (found.everything) refreshEverything();
  for (const route of grouped.routes) refreshRoute(route);
  for (const path of grouped.paths) refreshPath(path);
  options.onChange?.(before, after);
  return {
    everything: found.everything,
    paths: refreshed,
    faults: after.faults.map((fault) => formatFault(fault, root)),
  };
}

function countPages() {
  return getAllCategories().map(({ slug }) => ({ slug, pageCount: knownAddresses.pageCount(slug) ?? 1 }));
}

function answer(status: number, content: object): Response {
  return Response.json(content, { status, headers: { "Cache-Control": "no-store" } });
}
