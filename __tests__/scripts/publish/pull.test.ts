import { execFileSync, spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { readPublisher, secondsBehind } from "@/lib/publish/publisher-state";
import { bundleCommand } from "../../../scripts/lib/release-parts";
import { runCommand, startOf } from "../../helpers/commands";
import { contentFile, postFields } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";

const secret = "a-secret-of-sixteen";
const post = "blog/how-prices-work.md";
const { base, root, write, remove } = createContentFolder();
// In a folder of its own, with no packages beside it, as in a release.
const program = join(mkdtempSync(join(tmpdir(), "puller-")), "pull.mjs");
const live = join(base, "live");

const git = (where: string, ...args: string[]) =>
  execFileSync("git", ["-C", where, "-c", "user.name=Ada", "-c", "user.email=ada@lark.example", ...args], {
    encoding: "utf8",
    stdio: "pipe",
  }).trim();
/** Commits the content folder, and returns the commit. */
function commit(...options: string[]): string {
  git(base, "add", "--all", "content");
  git(base, "commit", "--quiet", "--allow-empty", "--message", "A change", ...options);
  return git(base, "rev-parse", "HEAD");
}
const titled = (title: string) => contentFile({ ...postFields, title }, "It begins here.\n\n## What it costs\n");
function push(title: string, ...options: string[]): string {
  write(post, titled(title));
  return commit(...options);
}

/** Stands for the site: notes what it is told, and answers as the test wants. */
let told: string[] = [];
let answer: (n: number) => { status: number; body?: object };
const site = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  const isSigned = request.headers["x-hub-signature-256"] === `sha256=${signature}`;
  told.push(isSigned ? JSON.parse(body).commit : "not signed");
  const { status, body: said = { diagnostics: [] } } = answer(told.length);
  response.writeHead(status).end(JSON.stringify(said));
});

type Run = { code: number | null; printed: string };

function settingsOf(env: Record<string, string>) {
  const { port } = site.address() as AddressInfo;
  return {
    CONTENT_DIR: live,
    CONTENT_REPOSITORY: base,
    REVALIDATE_SECRET: secret,
    REVALIDATE_URL: `http://127.0.0.1:${port}/api/revalidate`,
    ...env,
  };
}

/** Runs the puller. */
async function pull(env: Record<string, string> = {}, args = ["--patience", "0"]): Promise<Run> {
  const { status, stdout, stderr } = await runCommand(program, args, settingsOf(env));
  return { code: status, printed: stdout + stderr };
}

/** Runs it in a process of its own. */
function pullAlone(command: string[]): Promise<Run> {
  const child = spawn(process.execPath, command, { env: { ...process.env, ...settingsOf({}) } });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  return new Promise((done) => child.on("close", (code) => done({ code, printed })));
}

const shown = () => /title: (.*)/.exec(readFileSync(join(live, post), "utf8"))?.[1];

beforeAll(async () => {
  await Promise.all([
    bundleCommand("scripts/pull.ts", program),
    new Promise<void>((done) => site.listen(0, "127.0.0.1", done)),
  ]);
  git(base, "init", "--quiet", "--initial-branch=main");
});
beforeEach(() => {
  told = [];
  answer = () => ({ status: 200 });
});
afterAll(() => {
  site.close();
  rmSync(join(program, ".."), { recursive: true });
});

it("makes the first content live without telling a site that cannot have started", async () => {
  const first = push("How prices work");
  expect(await pullAlone(startOf("scripts/pull.ts", { asWritten: true }))).toEqual({
    code: 0,
    printed: expect.stringContaining(`${first.slice(0, 10)} is live`),
  });
  expect([shown(), told]).toEqual(["How prices work", []]);
  expect(readPublisher(live)).toMatchObject({ commit: first, stuck: null });
});

it("tells the site of what is new, once, and leaves equal files as they are", async () => {
  const before = statSync(join(live, "authors/ada-page.md")).mtimeMs;
  const second = push("How prices really work");
  expect(await pull()).toMatchObject({ code: 0, printed: expect.stringContaining("1 files changed") });
  expect(await pull()).toMatchObject({ code: 0, printed: expect.stringContaining("Nothing new") });
  expect([shown(), told]).toEqual(["How prices really work", [second]]);
  // The site compares times, so a file that is the same must have its old one.
  expect(statSync(join(live, "authors/ada-page.md")).mtimeMs).toBe(before);
});

it("takes a history that was rewritten", async () => {
  const rewritten = push("How prices work after all", "--amend");
  expect(await pull()).toMatchObject({ code: 0 });
  expect([shown(), told]).toEqual(["How prices work after all", [rewritten]]);
  expect(readPublisher(live)).toMatchObject({ commit: rewritten, stuck: null });
});

it("keeps live what was, where the link to it cannot be replaced", async () => {
  const before = shown();
  mkdirSync(`${live}.next/in-the-way`, { recursive: true });
  push("How prices are in the way");
  expect(await pull()).toMatchObject({ code: 1 });
  expect(shown()).toBe(before);
  rmSync(`${live}.next`, { recursive: true });
});

it("refuses a push with errors, with the words of the check, until they are mended", async () => {
  const { commit: good } = readPublisher(live) ?? {};
  write(post, "No fields");
  const broken = commit();
  const refused = await pull();
  const words = `${post}:1:1  error  The file does not begin with its fields.`;
  expect(refused).toMatchObject({ code: 1, printed: expect.stringContaining(words) });
  expect([shown(), told]).toEqual(["How prices work after all", []]);
  expect(readPublisher(live)).toMatchObject({
    commit: good,
    stuck: { commit: broken, reasons: expect.arrayContaining([expect.stringContaining(words)]) },
  });
  expect(existsSync(`${live}.releases/${broken}`)).toBe(false);

  const mended = push("How prices are mended");
  expect(await pull()).toMatchObject({ code: 0 });
  expect([shown(), told, readPublisher(live)?.stuck]).toEqual(["How prices are mended", [mended], null]);
});

it("goes back when the site finds errors", async () => {
  const { commit: good } = readPublisher(live) ?? {};
  const next = push("How prices never worked");
  answer = (n) => ({ status: n === 1 ? 500 : 200, body: { error: "no" } });
  expect(await pull()).toMatchObject({ code: 1, printed: expect.stringMatching(/answered 500[\s\S]*is live again/) });
  expect([shown(), told]).toEqual(["How prices are mended", [next, good]]);
  answer = () => ({ status: 200, body: { diagnostics: ["x.md:1:1  error  Broken.", "y.md:1:1  warning  Old."] } });
  const refused = await pull();
  expect(refused).toMatchObject({ code: 1, printed: expect.stringContaining("x.md:1:1  error") });
  expect(refused.printed).not.toContain("warning");
  expect([shown(), readPublisher(live)?.commit]).toEqual(["How prices are mended", good]);
});

it("tells a site that is restarting again after some seconds", async () => {
  const next = push("How prices come back");
  answer = (n) => ({ status: n === 1 ? 503 : 200 });
  expect(await pull({}, [])).toMatchObject({ code: 0 });
  expect([shown(), told]).toEqual(["How prices come back", [next, next]]);
});

it("keeps checked content live for a site that it cannot reach, and tells it at the next run", async () => {
  const next = push("How prices wait");
  expect(await pull({ REVALIDATE_URL: "http://127.0.0.1:1/" })).toMatchObject({
    code: 1,
    printed: expect.stringContaining("cannot be reached"),
  });
  expect([shown(), readPublisher(live)?.stuck?.commit]).toEqual(["How prices wait", next]);
  told = [];
  answer = () => ({ status: 200 });
  expect(await pull()).toMatchObject({ code: 0 });
  expect([told, readPublisher(live)?.stuck]).toEqual([[next], null]);
});

it("goes on after a run that was killed before it had told the site", async () => {
  const next = push("How prices survive");
  answer = () => ({ status: 200 });
  const state = readFileSync(`${live}.state.json`);
  await pull();
  // As the killed run would have left it, with half of another release besides.
  writeFileSync(`${live}.state.json`, state);
  mkdirSync(`${live}.building/tree/blog`, { recursive: true });
  told = [];
  expect(await pull()).toMatchObject({ code: 0 });
  expect([told, readPublisher(live)?.commit]).toEqual([[next], next]);
  push("How prices go on");
  expect(await pull()).toMatchObject({ code: 0 });
  expect(readdirSync(`${live}.releases`)).toHaveLength(3);
});

it("lets one of two runs publish", async () => {
  const next = push("How prices meet");
  const runs = await Promise.all([1, 2].map(() => pullAlone([program])));
  expect(runs.map(({ code }) => code)).toEqual([0, 0]);
  expect(told).toEqual([next]);
});

it("shows whoever reads meanwhile the old content or the new, and never half of it or none", async () => {
  const both = (words: string) => {
    write(post, titled(words));
    write("blog/one-more.md", contentFile({ ...postFields, id: 900, title: words }));
    return commit();
  };
  both("Both are old");
  await pull();
  const seen = new Set<string>();
  const look = () => {
    const folder = realpathSync(live);
    const titles = [post, "blog/one-more.md"].map((file) => readFileSync(join(folder, file), "utf8"));
    seen.add(titles.map((text) => /title: (.*)/.exec(text)?.[1]).join(", "));
  };
  both("Both are new");
  const opened = realpathSync(live);
  let isRunning = true;
  const run = pull().finally(() => {
    isRunning = false;
  });
  while (isRunning) {
    look();
    await new Promise((done) => setTimeout(done, 1));
  }
  look();
  expect(await run).toMatchObject({ code: 0 });
  expect([...seen]).toEqual(["Both are old, Both are old", "Both are new, Both are new"]);
  // What somebody has begun to read stays as it is.
  expect(readFileSync(join(opened, post), "utf8")).toContain("Both are old");
  remove("blog/one-more.md");
  commit();
});

it("says what git says, without the secrets of an address, and stays stuck since the first failure", async () => {
  const failed = await pull({ CONTENT_REPOSITORY: "http://ada:a-token@127.0.0.1:1/content.git" });
  expect(failed).toMatchObject({ code: 1, printed: expect.stringContaining("git: ") });
  const state = readPublisher(live);
  expect(state?.stuck).toMatchObject({ commit: null, reasons: [expect.stringContaining("127.0.0.1:1/content.git")] });
  expect(failed.printed + JSON.stringify(state)).not.toContain("a-token");
  const gone = await pull({ CONTENT_REPOSITORY: `${base}#gone` });
  expect(gone).toMatchObject({ code: 1, printed: expect.stringContaining("refs/heads/gone") });
  expect(readPublisher(live)?.stuck?.since).toBe(state?.stuck?.since);
  const later = Date.parse(state?.stuck?.since ?? "") + 600_000;
  expect(state && secondsBehind(state, later)).toBe(600);
  expect(await pull()).toMatchObject({ code: 0 });
});

it("publishes the branch that is set, although a tag has its name", async () => {
  push("How prices are on main");
  git(base, "tag", "live", "HEAD~1");
  git(base, "branch", "live", "HEAD~2");
  expect(await pull({ CONTENT_REPOSITORY: `${base}#live` })).toMatchObject({ code: 0 });
  expect(told).toEqual([git(base, "rev-parse", "HEAD~2")]);
});

it("takes a repository that is nothing but content, and refuses one without any", async () => {
  const alone = join(base, "alone");
  mkdirSync(alone);
  for (const name of readdirSync(root)) renameSync(join(root, name), join(alone, name));
  // What leads out of the content would show readers other files.
  symlinkSync("/etc/hostname", join(alone, "media/a.txt"));
  git(alone, "init", "--quiet", "--initial-branch=main");
  git(alone, "add", ".");
  git(alone, "commit", "--quiet", "--message", "Content alone");
  const settings = { CONTENT_REPOSITORY: alone, CONTENT_DIR: join(base, "alone-live") };
  expect(await pull(settings)).toMatchObject({ code: 0 });
  expect(readFileSync(join(settings.CONTENT_DIR, post), "utf8")).toContain("How prices are on main");
  expect(lstatSync(join(settings.CONTENT_DIR, "media/a.txt")).isFile()).toBe(true);
  git(alone, "rm", "--quiet", "-r", "site");
  git(alone, "commit", "--quiet", "--message", "Without it");
  expect(await pull(settings)).toMatchObject({
    code: 1,
    printed: expect.stringContaining("The repository has no content"),
  });
  expect(basename(readlinkSync(settings.CONTENT_DIR))).toBe(git(alone, "rev-parse", "HEAD~1"));
});

it("answers a request to look once, whatever comes of it", async () => {
  const state = join(base, "state");
  const request = join(state, "pull/look-now");
  mkdirSync(join(state, "pull"), { recursive: true });
  writeFileSync(request, "");
  await pull({ STATE_DIR: state, CONTENT_REPOSITORY: "/nothing/here" });
  expect(existsSync(request)).toBe(false);
});

it("does not touch a folder that is no link, and says which setting is missing", async () => {
  const own = join(base, "own");
  mkdirSync(own);
  expect(await pull({ CONTENT_DIR: own })).toMatchObject({ code: 1, printed: expect.stringContaining("is a folder") });
  expect(await pull({ REVALIDATE_SECRET: "" })).toMatchObject({
    code: 1,
    printed: expect.stringContaining("REVALIDATE_SECRET is not set"),
  });
  expect(await pull({ CONTENT_REPOSITORY: "" })).toMatchObject({
    code: 1,
    printed: expect.stringContaining("CONTENT_REPOSITORY is not set"),
  });
});
