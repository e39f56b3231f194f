import { z } from "zod";
import { readFolder } from "../../../lib/content/read/read-folder";
import { today } from "../../../lib/content/site/entry-dates";
import { committedContent } from "../../../scripts/lib/content-at";
import { type RealPage, typedEntry } from "../typed/show-typed";
import { describeFinding, inWords } from "./describe-finding";
import { describeImpact } from "./describe-impact";
import { contentFileName, listChanges, listHistory, readDifference } from "./list-changes";
import { nameFile } from "./name-file";
import { checkNow, isAbout, longestMessage, publishChanges, undoPublication } from "./publish";
import { findHead, findUpstream, Obstacle, openRepository } from "./repository";
import { askSite, describeStuck } from "./wait-until-live";

const fileName = z.string().regex(contentFileName).max(300);
const commit = z.string().regex(/^[0-9a-f]{40,64}$/, "is not a commit");

const publication = z.strictObject({
  message: z.string().max(longestMessage * 4),
  files: z.array(z.strictObject({ name: fileName, version: z.string().max(40) })).max(1000),
  head: commit,
});
const undo = z.strictObject({ commit, head: commit });

export type PublishingOptions = {
  /** Absolute path of the content folder. */
  root: string;
  /** Origin of the site that shows the content. */
  site: string;
  realPage: RealPage;
};

type Answer = { status: number; content: object };

/** One publication at a time: two would end up in each other's commit. */
let isBusy = false;

/**
 * Answers the requests of the page of changes. @param path "/changes/state" and so on. @param body As it was sent.
 * @returns `undefined` for an unknown address.
 */
export async function handlePublishing(
  { method, path, query, body }: { method: string; path: string; query: URLSearchParams; body: string },
  options: PublishingOptions,
): Promise<Answer | undefined> {
  const act = routes[`${method} ${path}`];
  if (!act) return undefined;
  const isChange = method === "POST" && path !== "/changes/typed";
  if (isChange && isBusy)
    return { status: 409, content: { problem: "Something is being published. Wait until it is done." } };
  if (isChange) isBusy = true;
  try {
    return { status: 200, content: await act(options, query, body) };
  } catch (error) {
    if (error instanceof Obstacle) return { status: 409, content: { problem: error.message } };
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      return { status: 400, content: { problem: "This request cannot be read. Reload the page." } };
    throw error;
  } finally {
    if (isChange) isBusy = false;
  }
}

type Act = (options: PublishingOptions, query: URLSearchParams, body: string) => Promise<object>;

const routes: Readonly<Record<string, Act>> = {
  "GET /changes/state": readState,
  "GET /changes/difference": async ({ root }, query) => ({
    difference: await readDifference(await openRepository(root), commit.parse(query.get("commit"))),
  }),
  "POST /changes/typed": ({ realPage }, _, body) => realPage.show(typedEntry.parse(JSON.parse(body))),
  "GET /changes/findings": async ({ realPage }) => ({ findings: await realPage.check() }),
  "POST /changes/publish": async ({ root, site }, _, body) =>
    publishChanges(await openRepository(root), publication.parse(JSON.parse(body)), { site }),
  "POST /changes/undo": async ({ root, site }, _, body) =>
    undoPublication(await openRepository(root), undo.parse(JSON.parse(body)), { site }),
};

/** What has changed, what the check says about it, which ranks and prices it moves, and the last publications. */
async function readState({ root, site }: PublishingOptions): Promise<object> {
  const repository = await openRepository(root);
  const refusal = (error: Error) => {
    if (error instanceof Obstacle) return { obstacle: error.message };
    throw error;
  };
  const [files, head, upstream, history, { stuck }] = await Promise.all([
    listChanges(repository),
    findHead(repository).then((head) => ({ head, obstacle: undefined }), refusal),
    findUpstream(repository),
    listHistory(repository),
    askSite(site, ""),
  ]);
  const library = readFolder({ root });
  const { errors, wanted } =
    files.length > 0 ? checkNow(root, "head" in head ? head.head : "", files) : { errors: [], wanted: [] };
  const names = files.map(({ name }) => name);
  const before = files.length > 0 ? committedContent(root) : undefined;
  return {
    site,
    stuck: stuck ? describeStuck(stuck) : undefined,
    upstream,
    ...head,
    files: files.map(({ name, state, version, text, difference }) => ({
      ...nameFile(name, text, library),
      name,
      state,
      version,
      difference,
      toCome: name.endsWith(".md") && state !== "deleted" ? countToCome(text) : 0,
    })),
    findings: [...errors, ...wanted.filter((one) => isAbout(one, names, root))].map((one) => ({
      text: inWords(describeFinding(one, root)),
      isObstacle: errors.includes(one),
    })),
    moves: before && errors.length === 0 ? describeImpact(before, library, today()) : [],
    history,
  };
}

/** How many places of a text are marked as still to be written. */
function countToCome(text: string): number {
  return text.match(/\bTK\b/g)?.length ?? 0;
}
