import { rmSync } from "node:fs";
import { checkContent } from "../lib/check/check-content";
import { contentRoot } from "../lib/content/read/content-path";
import { formatDiagnostic } from "../lib/content/read/diagnostics";
import { today } from "../lib/content/site/entry-dates";
import { type Publisher, readPublisher, writePublisher } from "../lib/publish/publisher-state";
import { getEnv } from "../lib/runtime/env";
import { readOptions, wholeNumber } from "./lib/options";
import { announce } from "./publish/announce";
import { takeLock } from "./publish/pull-lock";
import {
  currentRelease,
  fetchCommit,
  hasRelease,
  type Live,
  openLive,
  removeOld,
  switchTo,
  writeRelease,
} from "./publish/release-folder";
import "./lib/env-files";

/**
 * `npm run pull`, in a release `node pull.js` (docs/operators/deploy.md, "Publish"): fetches CONTENT_REPOSITORY, checks its content, makes it
 * live at CONTENT_DIR in one step, and tells the site. If something is wrong with it, what was live before stays or comes back,
 * the exit code is 1, and the reason is printed and kept for /api/health/ready. With nothing new, or while another run is
 * publishing, it does nothing.
 */
const { values } = readOptions({ patience: { type: "string", default: "50" } });
const patience = wholeNumber("patience", values.patience, 0) * 1000;

/** Of more reasons than these, the first are kept for the site. All are printed. */
const mostReasons = 20;

/** The newest content cannot be made live. */
class Stuck extends Error {
  constructor(
    readonly reasons: readonly string[],
    readonly commit: string | null = null,
  ) {
    super(reasons.join("\n"));
  }
}

try {
  await pull();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function pull(): Promise<void> {
  const { contentRepository, lookNowFile, revalidateSecret: secret } = getEnv();
  const root = contentRoot();
  if (!(await takeLock(`${root}.publishing`))) return console.log("Nothing done: another run is publishing.");
  // Before the repository is asked: a request that comes from here on is for the next run.
  rmSync(lookNowFile, { force: true });
  if (!contentRepository)
    throw new Error("CONTENT_REPOSITORY is not set. Set it to the address of the content's git repository.");
  if (!secret) throw new Error("REVALIDATE_SECRET is not set, so the site cannot be told.");
  const live = openLive(root);
  const before = readPublisher(root);
  const note = (changes: Pick<Publisher, "commit" | "stuck">) =>
    writePublisher(root, { lookedAt: new Date().toISOString(), ...changes });
  // What the site has taken. A run that was killed may have made another commit live without telling it.
  const taken = before?.commit ?? currentRelease(live);
  try {
    const commit = await publish(live, { repository: contentRepository, secret, taken });
    note({ commit, stuck: null });
    removeOld(live);
  } catch (error) {
    const { reasons, commit } = error instanceof Stuck ? error : new Stuck([String((error as Error).message)]);
    const since = before?.stuck?.since ?? new Date().toISOString();
    note({ commit: taken ?? null, stuck: { since, commit, reasons: reasons.slice(0, mostReasons) } });
    throw error;
  }
}

type Source = { repository: string; secret: string; taken: string | undefined };

/** @returns The commit that the site shows then. @throws Stuck, or Error from git or the file system. */
async function publish(live: Live, { repository, secret, taken }: Source): Promise<string> {
  const { publishBranch, revalidateUrl } = getEnv();
  const commit = fetchCommit(live, repository, publishBranch);
  const short = commit.slice(0, 10);
  const current = currentRelease(live);
  if (commit === current && commit === taken) {
    console.log(`Nothing new: ${short} is live.`);
    return commit;
  }
  if (commit !== current) {
    const { path, changed } = writeRelease(live, commit);
    const errors = checkContent({ root: path, day: today() }).filter(({ severity }) => severity === "error");
    if (errors.length > 0) {
      rmSync(path, { recursive: true });
      const words = errors.map((one) => formatDiagnostic(one, path));
      throw new Stuck([...words, `${short} was not made live.`], commit);
    }
    switchTo(live, commit);
    console.log(`${short} is live: ${changed} files changed.`);
  }
  // A site without content has not started yet.
  if (current === undefined) return commit;
  const tell = (name: string, forMs: number) => announce({ url: revalidateUrl, secret, commit: name, patience: forMs });
  const { problems, isRefused } = await tell(commit, patience);
  if (problems.length === 0) return commit;
  if (!isRefused || taken === undefined || taken === commit || !hasRelease(live, taken))
    throw new Stuck([...problems, "The site will be told at the next run."], commit);
  switchTo(live, taken);
  await tell(taken, 0);
  throw new Stuck([...problems, `${taken.slice(0, 10)} is live again.`], commit);
}
