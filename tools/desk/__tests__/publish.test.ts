import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { http, passthrough } from "msw";
import { readFolder } from "@/lib/content/read/read-folder";
import { contentVersion } from "@/lib/content/site/content-version";
import { today } from "@/lib/content/site/entry-dates";
import { commitAll } from "../../../__tests__/helpers/commit-all";
import { contentFile, postFields } from "../../../__tests__/helpers/content-files";
import { createContentFolder } from "../../../__tests__/helpers/content-folder";
import { server as outside } from "../../../__tests__/helpers/msw";
import { planFields } from "../../../__tests__/helpers/product-files";
import { listChanges, listHistory, readDifference } from "../publish/list-changes";
import { publishChanges, undoPublication } from "../publish/publish";
import { findHead, Obstacle, openRepository } from "../publish/repository";

const post = "blog/how-prices-work.md";
const titled = (title: string) => contentFile({ ...postFields, title }, "It begins here.\n\n## What it costs\n");
const productFile = (price: number) => contentFile({ name: "Wren AI", plans: [{ ...planFields, price }] });
const git = (where: string, ...args: string[]) =>
  execFileSync("git", ["-C", where, ...args], { encoding: "utf8", stdio: "pipe" }).trim();

/** A content folder in a repository of its own, with one commit. */
function createRepository() {
  const folder = createContentFolder({ "products/wren-ai.md": productFile(7) });
  const { base } = folder;
  commitAll(base);
  return folder;
}

/** Stands in for the site: shows the content of a folder. */
let shown = "";
let asked = 0;
const site = createServer((_, response) => {
  asked += 1;
  const content = contentVersion({ library: readFolder({ root: shown }), day: today() });
  response.end(JSON.stringify({ content }));
});
let options: { site: string; patience: number };

beforeAll(() => new Promise<void>((done) => site.listen(0, "127.0.0.1", done)));
afterAll(() => site.close());
beforeEach(() => {
  outside.use(http.all(/^http:..127\.0\.0\.1/, () => passthrough()));
  options = { site: `http://127.0.0.1:${(site.address() as AddressInfo).port}`, patience: 1000 };
  asked = 0;
});

/** Publishes these files as they are, or all that have changed. */
async function publish(root: string, message: string, names?: string[], changes = options) {
  const repository = await openRepository(root);
  const files = (await listChanges(repository)).filter(({ name }) => !names || names.includes(name));
  const seen = files.map(({ name, version }) => ({ name, version }));
  return publishChanges(repository, { message, files: seen, head: await findHead(repository) }, changes);
}

async function undo(root: string, commit: string) {
  const repository = await openRepository(root);
  return undoPublication(repository, { commit, head: await findHead(repository) }, options);
}

it("publishes a price as a commit of that file alone, waits for the site, and undoes it byte for byte", async () => {
  const { base, root, read, write } = createRepository();
  shown = root;
  const before = read("products/wren-ai.md");
  write("products/wren-ai.md", productFile(8));
  write(post, titled("Not yet published"));
  const { commit, seconds, problem } = await publish(root, "Wren AI costs more", ["products/wren-ai.md"]);
  expect({ seconds, problem }).toEqual({ seconds: expect.any(Number), problem: undefined });
  expect(asked).toBeGreaterThan(0);
  expect(git(base, "show", "--format=%H %an %s", "--name-only", "HEAD")).toBe(
    `${commit} Ada Page Wren AI costs more\n\ncontent/products/wren-ai.md`,
  );
  expect(git(base, "status", "--porcelain")).toBe(`M content/${post}`);

  expect(await undo(root, commit)).toMatchObject({
    seconds: expect.any(Number),
    wanted: [
      expect.stringMatching(
        /^App: Wren AI: Plan Monthly, price: The price was 8\. Add to this plan “History: price 8,/,
      ),
    ],
  });
  expect(read("products/wren-ai.md")).toBe(before);
  expect(git(base, "diff", "--stat", "HEAD~2", "HEAD")).toBe("");
  expect(read(post)).toContain("Not yet published");
});

it("publishes new and deleted files, and a picture", async () => {
  const { base, root, write, remove } = createRepository();
  shown = root;
  write("blog/new.md", contentFile({ ...postFields, id: 90, title: "Something quite new" }));
  await publish(root, "A new article");
  remove("blog/new.md");
  writeFileSync(join(root, "media/more.webp"), readFileSync(join(root, "media/cover.webp")));
  await publish(root, "Gone again, and a picture");
  expect(git(base, "show", "--format=", "--name-status", "HEAD").split("\n")).toEqual([
    "D\tcontent/blog/new.md",
    "A\tcontent/media/more.webp",
  ]);
});

it("says why nothing can be published, and changes nothing", async () => {
  const { base, root, write } = createRepository();
  shown = root;
  write(post, titled("How prices really work"));
  const head = git(base, "rev-parse", "HEAD");
  const status = () => git(base, "status", "--porcelain");
  const before = status();
  const refused = async (words: RegExp, message = "Why") => {
    await expect(publish(root, message)).rejects.toThrow(Obstacle);
    await expect(publish(root, message)).rejects.toThrow(words);
  };
  await refused(/Describe the change in a few words/, "  ");
  await refused(/at most 500/, "x".repeat(501));

  git(base, "add", ".");
  await refused(/begun a commit with git: content\/blog/);
  git(base, "reset", "--quiet");

  writeFileSync(join(base, ".git/MERGE_HEAD"), `${head}\n`);
  await refused(/A merge is in progress/);
  rmSync(join(base, ".git/MERGE_HEAD"));

  git(base, "checkout", "--quiet", "--detach");
  await refused(/not on a branch/);
  git(base, "checkout", "--quiet", "main");

  git(base, "config", "--unset", "user.email");
  const { env } = process;
  process.env = { ...env, HOME: base, XDG_CONFIG_HOME: base, EMAIL: "" };
  await refused(/Git does not know who you are/);
  process.env = env;
  git(base, "config", "user.email", "ada@almanac.example");

  const hook = join(base, ".git/hooks/pre-commit");
  writeFileSync(hook, "#!/bin/sh\necho 'No commits on Fridays' >&2\nexit 1\n", { mode: 0o755 });
  await refused(/No commits on Fridays/);
  rmSync(hook);

  write(post, "No fields");
  await refused(/Correct this first:\nArticle: how-prices-work: The file does not begin/);
  expect([status(), git(base, "rev-parse", "HEAD")]).toEqual([before, head]);
});

it("publishes no file that needs another one, unless both are published", async () => {
  const { base, root, write } = createRepository();
  shown = root;
  write("authors/new-author.md", contentFile({ ...authorOf(base), name: "New Author" }, "Writes.\n"));
  write("blog/new.md", contentFile({ ...postFields, id: 90, title: "Something quite new", author: "new-author" }));
  await expect(publish(root, "The article alone", ["blog/new.md"])).rejects.toThrow(/new-author/);
  expect((await publish(root, "Both")).problem).toBeUndefined();
});

/** The fields of the author that each content folder has. */
function authorOf(base: string): Record<string, unknown> {
  const text = readFileSync(join(base, "content/authors/ada-page.md"), "utf8");
  return Object.fromEntries(
    [...text.matchAll(/^(\w+): (.*)$/gm)].map(([, key, value]) => [key, String(value).replace(/^"|"$/g, "")]),
  );
}

it("refuses to publish where the editor has seen another commit or another text", async () => {
  const { base, root, write } = createRepository();
  write(post, titled("How prices really work"));
  const repository = await openRepository(root);
  const head = await findHead(repository);
  const files = (await listChanges(repository)).map(({ name, version }) => ({ name, version }));
  write(post, titled("How prices never work"));
  await expect(publishChanges(repository, { message: "Why", files, head }, options)).rejects.toThrow(
    /how-prices-work\.md has changed since you looked/,
  );
  git(base, "commit", "--quiet", "--allow-empty", "--message", "Meanwhile");
  await expect(publishChanges(repository, { message: "Why", files, head }, options)).rejects.toThrow(
    /a commit since you looked \(Ada Page: Meanwhile\)/,
  );
  const outside = [{ name: "../../etc/passwd", version: "" }];
  const now = git(base, "rev-parse", "HEAD");
  await expect(publishChanges(repository, { message: "Why", files: outside, head: now }, options)).rejects.toThrow();
});

it("says that the site does not show it yet, and keeps the commit", async () => {
  const { base, root, write } = createRepository();
  shown = createContentFolder().root;
  write(post, titled("How prices really work"));
  const late = await publish(root, "Why", undefined, { ...options, patience: 0 });
  expect(late).toMatchObject({
    commit: git(base, "rev-parse", "HEAD"),
    problem: expect.stringMatching(/other content/),
  });
  write(post, titled("How prices work after all"));
  const away = await publish(root, "Why", undefined, { site: "http://127.0.0.1:1", patience: 0 });
  expect(away.problem).toMatch(/does not answer/);
});

it("pushes to the upstream branch, merges what somebody else has published, and takes back a commit that is refused", async () => {
  const { base, root, read, write } = createRepository();
  const host = join(base, "host.git");
  const other = join(base, "other");
  git(base, "init", "--quiet", "--bare", "--initial-branch=main", host);
  writeFileSync(join(base, ".git/info/exclude"), "host.git\nother\n");
  git(base, "remote", "add", "origin", host);
  git(base, "push", "--quiet", "--set-upstream", "origin", "main");
  shown = root;
  write(post, titled("How prices really work"));
  const { commit, problem } = await publish(root, "Better words");
  expect([problem, git(host, "rev-parse", "main")]).toEqual([undefined, commit]);

  git(base, "clone", "--quiet", host, other);
  git(
    other,
    "-c",
    "user.name=Ben",
    "-c",
    "user.email=b@lark.example",
    "commit",
    "--quiet",
    "--allow-empty",
    "-m",
    "Of Ben",
  );
  git(other, "push", "--quiet");
  write(post, titled("How prices work once more"));
  await expect(publish(root, "Best words")).rejects.toThrow(
    /published in the meantime \(Ben: Of Ben\)\. It is here now/,
  );
  expect(read(post)).toContain("once more");

  const hook = join(host, "hooks/pre-receive");
  writeFileSync(hook, "#!/bin/sh\necho 'Closed today' >&2\nexit 1\n", { mode: 0o755 });
  const head = git(base, "rev-parse", "HEAD");
  await expect(publish(root, "Best words")).rejects.toThrow(/Nothing has been published[\s\S]*Closed today/);
  expect([git(base, "rev-parse", "HEAD"), git(base, "status", "--porcelain")]).toEqual([head, `M content/${post}`]);
  git(base, "checkout", "--quiet", "--", ".");
  await expect(undo(root, commit)).rejects.toThrow(/Closed today/);
  expect([git(base, "rev-parse", "HEAD"), read(post)]).toEqual([head, titled("How prices really work")]);
  rmSync(hook);
  git(base, "remote", "set-url", "origin", join(base, "nowhere.git"));
  write(post, titled("How prices work once more"));
  await expect(publish(root, "Best words")).rejects.toThrow(/git host cannot be reached/);
});

it("undoes no commit whose lines have changed since, that is not of the content alone, or whose files have unpublished changes", async () => {
  const { base, root, read, write } = createRepository();
  shown = root;
  write(post, titled("How prices really work"));
  const { commit } = await publish(root, "Second");
  write(post, titled("How prices work in the end"));
  await expect(undo(root, commit)).rejects.toThrow(/how-prices-work\.md has unpublished changes/);
  await publish(root, "Third");
  await expect(undo(root, commit)).rejects.toThrow(/Later commits changed the same lines/);
  expect([git(base, "status", "--porcelain"), read(post)]).toEqual(["", titled("How prices work in the end")]);
  expect(existsSync(join(base, ".git/REVERT_HEAD"))).toBe(false);
  writeFileSync(join(base, "program.ts"), "");
  git(base, "add", ".");
  git(base, "commit", "--quiet", "--message", "The program");
  await expect(undo(root, git(base, "rev-parse", "HEAD"))).rejects.toThrow(/program\.ts, outside the content/);
  await expect(undo(root, git(base, "rev-parse", "HEAD~3"))).rejects.toThrow(/or the first commit/);
  await expect(undo(root, "0".repeat(40))).rejects.toThrow(/no such publication/);
  await expect(undo(root, "--exec=rm")).rejects.toThrow(/no such publication/);
});

it("says that there is no repository", async () => {
  await expect(openRepository(createContentFolder().root)).rejects.toThrow(/not in a git repository/);
});

it("lists who has changed what, and gives a difference as text", async () => {
  const { base, root, write } = createRepository();
  write(post, titled("<b>Bold</b> prices"));
  const [changed] = await listChanges(await openRepository(root));
  expect(changed?.difference).toMatch(/^@@ .*\n[\s\S]*\n\+title: .*<b>Bold<\/b> prices/);
  git(base, "commit", "--quiet", "--all", "--message", "Second, with | and <signs>");
  const repository = await openRepository(root);
  const history = await listHistory(repository);
  expect(history.map(({ who, what }) => ({ who, what }))).toEqual([
    { who: "Ada Page", what: "Second, with | and <signs>" },
    { who: "Ada Page", what: "First" },
  ]);
  expect(await readDifference(repository, history[0]?.commit ?? "")).toMatch(/^\+title: .*<b>Bold<\/b> prices/m);
  await expect(readDifference(repository, "--output=/tmp/x")).rejects.toThrow(/no such change/);
});
