import { execFileSync } from "node:child_process";
import { join, relative } from "node:path";
import { createInterface } from "node:readline/promises";
import { contentRoot } from "../../lib/content/read/content-path";
import { today } from "../../lib/content/snapshot/entry-dates";
import { getEnv } from "../../lib/runtime/env";
import { formatCount } from "../../lib/util/number";
import { readOptions, refuse } from "../../scripts/lib/options";
import { runScript } from "../../scripts/lib/run";
import { listRelease } from "./release/list-release";
import { readDrawn } from "./release/read-drawn";
import { renderReleaseSteps } from "./release/render-steps";
import { getShortName, planStartOver, type StartOverPlan } from "./start-over/plan-start-over";
import { applyPlan, checkPlan, forgetDrawn } from "./start-over/start-over";
import "../../scripts/lib/env-files";

/**
 * `npm run content -- start-over --name "…" [--tagline "…"] [--short-name "…"] [--yes] [--force]`: makes an empty site of your own
 * from the starter: deletes all samples with their pictures and claims, keeps method, legal texts and helplines, and lists what is
 * left to do. It first says what it deletes. `--yes` does not ask; `--force` goes on despite uncommitted changes. Exits 1 when it
 * has changed nothing.
 */
const { values } = readOptions({
  name: { type: "string" },
  tagline: { type: "string" },
  "short-name": { type: "string" },
  yes: { type: "boolean" },
  force: { type: "boolean" },
});
const root = contentRoot();
const day = today();
const here = (name: string) => relative(process.cwd(), join(root, name));
const { name } = values;
if (!name?.trim()) refuse('Write the name of your site: npm run content -- start-over --name "Night Almanac"');
const uncommitted = findUncommitted();
if (uncommitted && !values.force) refuse(`${uncommitted} Commit first, or write --force.`);
const shortName = values["short-name"] ?? getShortName(name);
const plan = planStartOver(root, { name: name.trim(), shortName, tagline: values.tagline }, day);
const errors = checkPlan(root, plan, day);

if (errors.length > 0) {
  for (const error of errors) console.error(error);
  console.error(`The site would have ${formatCount(errors.length, "error")}. Nothing was changed.`);
  process.exitCode = 1;
} else if (plan.deleted.length + plan.written.size === 0) {
  console.log("There are no samples left, so nothing was changed.\n");
  tellSteps();
} else if (await isAgreed(plan)) {
  applyPlan(root, plan);
  forgetDrawn(process.cwd(), root, plan);
  if (root === join(process.cwd(), "content")) runScript("studio", ["brand"]);
  console.log(`\n${name.trim()} is empty, and the check finds no errors. Commit it: git add -A && git commit\n`);
  tellSteps();
} else {
  console.error("Nothing was changed.");
  process.exitCode = 1;
}

/** What git could not bring back; `undefined` if it could. */
function findUncommitted(): string | undefined {
  try {
    const changed = execFileSync("git", ["status", "--porcelain", "--", "."], {
      cwd: root,
      encoding: "utf8",
      stdio: "pipe",
    });
    return changed.trim() ? `${here("")} has uncommitted changes, which git could not restore.` : undefined;
  } catch {
    return `${here("")} is not in a git repository, so deleted files could not be restored.`;
  }
}

/** Says what goes, and asks whether it may. */
async function isAgreed({ deleted, written }: StartOverPlan): Promise<boolean> {
  const folders = new Map<string, string[]>();
  for (const file of deleted) {
    const folder = file.split("/").slice(0, -1).join("/");
    folders.set(folder, [...(folders.get(folder) ?? []), file.slice(folder.length + 1)]);
  }
  console.log(`These ${formatCount(deleted.length, "file")} are deleted:`);
  for (const [folder, names] of folders) console.log(`  ${here(folder)}: ${names.join(", ")}`);
  console.log(`These ${formatCount(written.size, "file")} are written without samples:`);
  console.log(`  ${[...written.keys()].map(here).join(", ")}`);
  if (values.yes) return true;
  if (!process.stdin.isTTY) {
    console.error("There is no terminal to ask in: add --yes.");
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("Go on? [y/N] ");
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** What is left before the site opens. */
function tellSteps(): void {
  console.log(renderReleaseSteps(listRelease({ root, env: getEnv(), day, drawn: readDrawn() }), root));
}
