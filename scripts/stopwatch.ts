import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { today } from "../lib/content/snapshot/entry-dates";
import { saveContent } from "./desk/save-content";
import { fixtureContent } from "./lib/fixture-site";
import { readOptions } from "./lib/options";
import { timeSavedPage } from "./stopwatch/time-saved-page";
import "./lib/closed-pipe";

/**
 * `npm run stopwatch`: how long an editor waits for the commands of the desk, from the start of each to its end, on a copy of the
 * fixture site (docs/compared.md). Typing is not counted. Each task is done three times on a new copy; the middle time counts.
 * With `-- --page` it times only how long `npm run dev` takes from saving a file to the page that shows it.
 */
const { values } = readOptions({ page: { type: "boolean" } });
const root = mkdtempSync(join(tmpdir(), "stopwatch-"));
const future = today(new Date(Date.now() + 30 * 86_400_000));

/** Runs a script of `scripts/` on the copy. */
function run(script: string, ...args: string[]): void {
  const { status, stderr, stdout } = spawnSync(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, ...args], {
    env: { ...process.env, CONTENT_DIR: root, PREVIEW_SECRET: "only-for-the-stopwatch" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${script}: ${stdout}${stderr}`);
}

/** Changes a file as an editor would by hand. */
function edit(name: string, from: string | RegExp, to: string): string {
  const file = join(root, name);
  const before = readFileSync(file, "utf8");
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${name} has nothing like ${from}.`);
  writeFileSync(file, after);
  return before;
}

const app = "products/brasswick.md";
const article = "blog/moving-house-with-your-chats.md";
const words = ["--category", "AI Guides", "--author", "june-abernathy", "--yes"];
const correction =
  'updated: 2025-06-20\ncorrections:\n  - { date: 2025-06-20, what: "It is kept for 14 days.", was: "It is kept for 10 days." }\n---\n';

const tasks: Record<string, () => void> = {
  "new review, with its cover drawn: content:new": () => {
    const free = readdirSync(join(root, "reviews"))[0] ?? "";
    const about = /^about: (.*)$/m.exec(readFileSync(join(root, "reviews", free), "utf8"))?.[1] ?? "";
    rmSync(join(root, "reviews", free));
    run("content-new", "review", "--app", about, "--title", "A Second Look: What Has Changed", ...words);
  },
  "price change: content:check": () => {
    edit(app, "price: 7.20", "price: 8.40");
    run("content-check");
  },
  "price change: save in the desk": () => {
    const before = readFileSync(join(root, app), "utf8");
    saveContent(join(root, app), root, before.replace("price: 7.20", "price: 8.40"));
  },
  "rename: content:rename": () => run("content-rename", join(root, article), "moving-house-again"),
  "scheduled article, with its cover drawn: content:new": () =>
    run("content-new", "article", "--title", "A Text for Next Month", "--date", future, ...words),
  "draft shown: preview": () => run("preview", join(root, "blog/notes-in-the-margin.md")),
  "correction: content:check": () => {
    edit(article, /(?<=\n)---\n/, correction);
    run("content-check");
  },
  "correction: save in the desk": () => {
    const before = edit(article, /(?<=\n)---\n/, correction);
    const sent = readFileSync(join(root, article), "utf8");
    writeFileSync(join(root, article), before);
    saveContent(join(root, article), root, sent);
  },
};

if (values.page) await timePage();
else for (const [name, work] of Object.entries(tasks)) console.log(`${timeTask(work)} s  ${name}`);
rmSync(root, { recursive: true });

function copyContent(): void {
  rmSync(root, { recursive: true });
  cpSync(resolve(fixtureContent), root, { recursive: true });
}

/** The middle time of three. */
function timeTask(work: () => void): string | undefined {
  const seconds = [1, 2, 3].map(() => {
    copyContent();
    const start = performance.now();
    work();
    return (performance.now() - start) / 1000;
  });
  return seconds.sort((a, b) => a - b)[1]?.toFixed(1);
}

async function timePage(): Promise<void> {
  copyContent();
  const seconds = await timeSavedPage(root);
  const [least, middle, most] = [0, seconds.length >> 1, seconds.length - 1].map((at) => seconds[at]?.toFixed(2));
  console.log(`${least} to ${most} s, in the middle ${middle} s: from saving a file to the page that shows it`);
}
