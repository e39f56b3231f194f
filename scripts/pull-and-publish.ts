import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { checkContent } from "../lib/content/check/check-content";
import { formatDiagnostic } from "../lib/content/read/diagnostics";
import { today } from "../lib/content/snapshot/entry-dates";
import { contentRoot } from "../lib/content/snapshot/library";
import { getEnv } from "../lib/runtime/env";
import { readOptions } from "./lib/options";
import { announce } from "./publish/announce";
import { takeLock } from "./publish/publish-lock";
import { currentRelease, fetchBranch, openLive, removeOld, switchTo, writeRelease } from "./publish/release-folder";
import "./lib/closed-pipe";
import "./lib/env-files";

/**
 * `npm run pull-and-publish -- --from <clone> [--branch main] [--folder content] [--site http://127.0.0.1:3000 | --no-server]`: fetches
 * the branch, checks its content, makes it live in one step, and tells the site. If anything fails, what was live before stays or
 * comes back, and the exit code is 1. With nothing new, or while another run is publishing, it does nothing (docs/desk.md, "Publishing").
 */
const { values } = readOptions({
  from: { type: "string", default: "." },
  branch: { type: "string", default: getEnv().publishBranch ?? "main" },
  folder: { type: "string", default: "content" },
  site: { type: "string", default: `http://127.0.0.1:${process.env.PORT ?? 3000}` },
  "no-server": { type: "boolean" },
});
const { claims, revalidateSecret } = getEnv();

try {
  await publish();
} catch (error) {
  fail([error instanceof Error ? error.message : String(error)]);
}

async function publish(): Promise<void> {
  if (!values["no-server"] && !revalidateSecret)
    return fail(["REVALIDATE_SECRET is not set, so the site cannot be told. Set it, or write --no-server."]);
  const live = openLive(contentRoot());
  if (!(await takeLock(`${live.link}.publishing`))) return console.log("Nothing is done: another run is publishing.");
  const commit = fetchBranch(resolve(values.from), values.branch);
  const before = currentRelease(live);
  if (commit === before) return console.log(`Nothing new: ${values.branch} is at ${commit.slice(0, 10)}.`);

  const { name, path, changed } = writeRelease(live, resolve(values.from), commit, values.folder);
  const errors = checkContent({ root: path, claims, day: today() }).filter(({ severity }) => severity === "error");
  if (errors.length > 0) {
    rmSync(path, { recursive: true });
    return fail([...errors.map((one) => formatDiagnostic(one, path)), `${commit.slice(0, 10)} was not made live.`]);
  }
  switchTo(live, name);
  const problems = values["no-server"] ? [] : await announce(values.site, revalidateSecret ?? "", changed);
  if (problems.length === 0) {
    removeOld(live);
    return console.log(`${commit.slice(0, 10)} is live: ${changed.length} files changed.`);
  }
  switchTo(live, before);
  rmSync(path, { recursive: true });
  await announce(values.site, revalidateSecret ?? "", changed);
  fail([...problems, before ? `${before.slice(0, 10)} is live again.` : "Nothing is live."]);
}

function fail(lines: readonly string[]): void {
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}
