import { execFileSync, spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { http, passthrough } from "msw";
import { announce } from "../../../scripts/publish/announce";
import { openLive, writeRelease } from "../../../scripts/publish/release-folder";
import { startOf } from "../../helpers/commands";
import { contentFile, postFields } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";
import { server as mockServer } from "../../helpers/msw";

const secret = "a-secret-of-sixteen";
const folder = createContentFolder();
const [clone, live] = [join(folder.base, "clone"), join(folder.base, "live")];
const git = (where: string, ...args: string[]) =>
  execFileSync("git", ["-C", where, "-c", "user.name=Ada", "-c", "user.email=ada@lark.example", ...args], {
    stdio: "pipe",
  });
const commit = (message: string) => {
  git(folder.base, "add", folder.root);
  git(folder.base, "commit", "-qm", message);
};

/** Stands for the site: notes what it is told, and answers as the test wants. */
const told: string[] = [];
let answer: { status: number; body: object };
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    const body = Buffer.concat(chunks);
    const signature = createHmac("sha256", secret).update(body).digest("hex");
    told.push(request.headers["x-hub-signature-256"] === `sha256=${signature}` ? body.toString() : "not signed");
    response.writeHead(answer.status).end(JSON.stringify(answer.body));
  });
});

/** Runs the command. Not synchronously: the server above has to answer it. */
function pull(...args: string[]): Promise<{ code: number | null; printed: string }> {
  const { port } = server.address() as AddressInfo;
  const env = { ...process.env, CONTENT_DIR: live, REVALIDATE_SECRET: secret };
  const child = spawn(
    process.execPath,
    [
      // As package.json runs it once, when nothing is there yet.
      ...startOf("pull-and-publish.ts", { asWritten: !existsSync(live) }),
      "--from",
      clone,
      "--folder",
      folder.root.slice(folder.base.length + 1),
      "--site",
      `http://127.0.0.1:${port}`,
      ...args,
    ],
    { env },
  );
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  return new Promise((done) => child.on("close", (code) => done({ code, printed })));
}

const shown = () => readFileSync(join(live, "blog/how-prices-work.md"), "utf8");
const titled = (title: string) => contentFile({ ...postFields, title }, "It begins here.\n\n## What it costs\n");

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  git(folder.base, "init", "-q", "-b", "main");
  commit("first");
  git(folder.base, "clone", "-q", folder.base, clone);
});
afterAll(() => server.close());
beforeEach(() => {
  told.length = 0;
  answer = { status: 200, body: { paths: [], diagnostics: [] } };
});

it("publishes, changes nothing twice, and takes back what is wrong", async () => {
  const first = await pull();
  expect(first).toMatchObject({ code: 0, printed: expect.stringContaining("is live") });
  expect(shown()).toContain("How prices work");
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("content/blog/how-prices-work.md");
  const before = statSync(join(live, "authors/ada-page.md")).mtimeMs;

  expect(await pull()).toMatchObject({ code: 0, printed: expect.stringContaining("Nothing new") });
  expect(told).toHaveLength(1);

  folder.write("blog/how-prices-work.md", titled("How prices really work"));
  commit("second");
  expect(await pull()).toMatchObject({ code: 0, printed: expect.stringContaining("1 files changed") });
  expect(JSON.parse(told[1] ?? "")).toEqual({ files: ["content/blog/how-prices-work.md"] });
  expect(shown()).toContain("How prices really work");
  // The server compares times, so a file that is the same must have its old one.
  expect(statSync(join(live, "authors/ada-page.md")).mtimeMs).toBe(before);

  folder.write("blog/how-prices-work.md", "No fields");
  commit("broken");
  const broken = await pull();
  expect(broken.code).toBe(1);
  expect(broken.printed).toContain("blog/how-prices-work.md:1:1  error  The file does not begin with its fields.");
  expect(shown()).toContain("How prices really work");
  expect(told).toHaveLength(2);

  folder.write("blog/how-prices-work.md", titled("How prices never worked"));
  commit("refused");
  answer = { status: 500, body: { error: "no" } };
  const refused = await pull();
  expect(refused).toMatchObject({ code: 1, printed: expect.stringMatching(/answered 500[\s\S]*is live again/) });
  expect(shown()).toContain("How prices really work");
  expect(told).toHaveLength(4);

  answer = { status: 200, body: { diagnostics: ["blog/x.md:1:1  error  Broken.", "blog/y.md:1:1  warning  Old."] } };
  expect(await pull()).toMatchObject({ code: 1, printed: expect.stringContaining("blog/x.md:1:1  error") });
  expect(shown()).toContain("How prices really work");
  expect(readdirSync(`${live}.releases`)).toHaveLength(2);
}, 120_000);

it("does not touch a folder that is no link, nor a site that it cannot tell", async () => {
  const own = join(folder.base, "own");
  git(folder.base, "clone", "-q", folder.base, own);
  const env = { ...process.env, CONTENT_DIR: own, REVALIDATE_SECRET: secret };
  const command = [...startOf("pull-and-publish.ts"), "--from", clone];
  expect(() => execFileSync(process.execPath, command, { env, stdio: "pipe" })).toThrow(/is a folder/);
  rmSync(own, { recursive: true });
  expect(() =>
    execFileSync(process.execPath, command, { env: { ...env, REVALIDATE_SECRET: "" }, stdio: "pipe" }),
  ).toThrow(/REVALIDATE_SECRET is not set/);
}, 60_000);

it("lets one run publish at a time, and forgets one that was killed", async () => {
  const runs = `${live}.publishing`;
  const other = join(runs, `${process.pid}-another`);
  writeFileSync(other, "");
  const commits = readdirSync(`${live}.releases`);
  folder.write("blog/how-prices-work.md", titled("How prices work at last"));
  commit("third");
  expect(await pull()).toMatchObject({ code: 0, printed: expect.stringContaining("another run is publishing") });
  expect([told, readdirSync(`${live}.releases`)]).toEqual([[], commits]);
  utimesSync(other, new Date(0), new Date(0));
  expect(await pull()).toMatchObject({ code: 0, printed: expect.stringContaining("is live") });
  expect(readdirSync(runs)).toEqual([]);
}, 60_000);

it("makes plain files of links, which could lead out of the content", () => {
  const repository = join(folder.base, "with-links");
  mkdirSync(join(repository, "content/media"), { recursive: true });
  symlinkSync("/etc/hostname", join(repository, "content/media/a.txt"));
  git(repository, "init", "-q", "-b", "main");
  git(repository, "add", ".");
  git(repository, "commit", "-qm", "first");
  const links = openLive(join(folder.base, "with-links-live"));
  const { path } = writeRelease(links, repository, String(git(repository, "rev-parse", "HEAD")).trim(), "content");
  expect(lstatSync(join(path, "media/a.txt")).isFile()).toBe(true);
  expect(readFileSync(join(path, "media/a.txt"), "utf8")).toBe("/etc/hostname");
});

it("names so many files at most that a site takes the body", async () => {
  mockServer.use(http.all(/^http:..127\.0\.0\.1:/, () => passthrough()));
  const { port } = server.address() as AddressInfo;
  const names = Array.from({ length: 30_000 }, (_, index) => `blog/an-article-with-a-rather-long-name-${index}.md`);
  expect(await announce(`http://127.0.0.1:${port}`, secret, names)).toEqual([]);
  expect(told[0]?.length).toBeLessThan(1024 * 1024);
  expect(JSON.parse(told[0] ?? "").files[0]).toBe(`content/${names[0]}`);
});
