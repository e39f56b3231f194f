import { getAllCategories } from "../content/snapshot/categories";
import { noteCheckedElsewhere } from "../content/snapshot/checked-elsewhere";
import { contentVersion } from "../content/snapshot/content-version";
import { refreshSnapshot } from "../content/snapshot/current-snapshot";
import { today } from "../content/snapshot/entry-dates";
import { knownAddresses } from "../content/snapshot/known-addresses";
import { type RefreshLog, refreshLogOf } from "../delivery/refresh-log.js";
import type { Publication } from "../shared-state/publication-stream";
import { comparePages } from "./dependents";
import { groupPages } from "./group-pages";
import { type PublicationState, publicationState } from "./publication-state";
import { refreshTags } from "./refresh-tags";
import { noteRenderedFrom } from "./rendered-from";

/** Reading the files again and again may take this share of a process. */
const mostOfTheTime = 0.1;

/** Milliseconds until the next look at the files while their content is behind: at first, and at most. */
const [lookAfter, lookAtLeastEvery] = [1000, 30_000];

/**
 * Follows the publications of other processes (docs/decisions/060-many-processes.md). At each, this process reads its own
 * files, finds what has changed in them, and refreshes those pages. What the other process refreshed besides is refreshed
 * when the same content is here: until then, a page rendered here would be new by its time and old by its text.
 * While Redis is lost, it looks at its files every second.
 * @returns A function that stops it.
 */
export function followPublications(
  state: PublicationState = publicationState(),
  log: RefreshLog = refreshLogOf(),
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let restUntil = 0;
  let pause = lookAfter;

  const look = () => {
    clearTimeout(timer);
    const startedAt = performance.now();
    catchUp(state, log);
    const took = performance.now() - startedAt;
    restUntil = performance.now() + took / mostOfTheTime;
    if (state.pending.size > 0) timer = setTimeout(look, Math.max(pause, took / mostOfTheTime)).unref();
    pause = Math.min(1.5 * pause, lookAtLeastEvery);
  };

  const stop = state.publications.follow({
    onPublication: (publication) => {
      note(state, publication);
      pause = lookAfter;
      if (publication.by !== state.by) look();
    },
    onGap: () => {
      if (performance.now() >= restUntil) look();
    },
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Whether the newest publication shows other content than this process: its checkout is behind. */
export function isBehind(version: string, { newest }: PublicationState = publicationState()): boolean {
  return newest !== undefined && newest.version !== version;
}

function note(state: PublicationState, publication: Publication): void {
  state.newest = publication;
  const { checkedBy, version, at } = publication;
  const isTrusted = checkedBy !== undefined && checkedBy === state.checker;
  noteCheckedElsewhere(isTrusted ? { version, day: today(new Date(at)) } : undefined);
  if (publication.by !== state.by) for (const tag of publication.tags) state.pending.add(tag);
}

/** Reads the files, and refreshes the pages that they change. */
function catchUp(state: PublicationState, log: RefreshLog): void {
  const { before, after } = refreshSnapshot();
  const version = contentVersion(after);
  const { everything, paths: stale } = comparePages(before, after);
  const tags = refreshTags({ everything, ...groupPages(stale, countPages()) });
  if (!isBehind(version, state)) {
    tags.push(...state.pending);
    state.pending.clear();
  }
  if (tags.length > 0) log.add(tags, Date.now());
  noteRenderedFrom(version, state.versionFile);
}

/** The categories with their numbers of pages. */
export function countPages() {
  return getAllCategories().map(({ slug }) => ({ slug, pageCount: knownAddresses.pageCount(slug) ?? 1 }));
}
