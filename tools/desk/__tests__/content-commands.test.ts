import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { readPreview } from "@/lib/publish/preview-link";
import { runCommand, startOf } from "../../../__tests__/helpers/commands";
import { commitAll } from "../../../__tests__/helpers/commit-all";
import { contentFile, postFields } from "../../../__tests__/helpers/content-files";
import { createContentFolder } from "../../../__tests__/helpers/content-folder";
import { photograph } from "../../../__tests__/helpers/photograph";
import { planFields, productFile } from "../../../__tests__/helpers/product-files";

const secret = "a-secret-of-sixteen";

/** Runs one of the editors' commands on a content folder of its own. */
async function run(folder: { root: string }, script: string, ...args: string[]) {
  const env = { CONTENT_DIR: folder.root, PREVIEW_SECRET: secret, SITE_URL: "https://lantern.example" };
  const { status, stdout, stderr } = await runCommand(script, args, env);
  return { code: status, printed: `${stdout}${stderr}` };
}

it("content -- fmt tells what is out of order, puts it in order, and is then content", async () => {
  const { title, ...others } = postFields;
  const folder = createContentFolder({
    "blog/how-prices-work.md": contentFile({ ...others, title }, "A text.\n\n## What it costs\n"),
  });
  const file = join(folder.root, "blog/how-prices-work.md");
  const before = folder.read("blog/how-prices-work.md");
  const checked = await run(folder, "tools/desk/content-fmt.ts", "--check", file);
  expect(checked).toMatchObject({ code: 1, printed: expect.stringContaining("blog/how-prices-work.md\n") });
  expect(folder.read("blog/how-prices-work.md")).toBe(before);
  expect((await run(folder, "tools/desk/content-fmt.ts", file)).code).toBe(0);
  expect(folder.read("blog/how-prices-work.md")).toMatch(/^---\nid: 1\ntitle: How prices work\n/);
  expect(await run(folder, "tools/desk/content-fmt.ts", "README.md")).toMatchObject({
    code: 1,
    printed: expect.stringContaining("is not a content file"),
  });
});

it("content -- new makes a file from flags alone, or says what is missing", async () => {
  const folder = createContentFolder();
  const flags = ["--title", "How to leave an app", "--category", "AI Guides", "--cover", "/images/cover.webp"];
  const made = await run(folder, "tools/desk/content-new.ts", "article", ...flags);
  expect(made).toMatchObject({ code: 0, printed: expect.stringContaining("the check passes") });
  expect(existsSync(join(folder.root, "blog/how-to-leave-an-app.md"))).toBe(true);
  expect(await run(folder, "tools/desk/content-new.ts", "article", "--titel", "x")).toMatchObject({
    code: 1,
    printed: expect.stringMatching(
      /--title is missing[\s\S]*no --titel\. Did you mean "title"\?[\s\S]*Nothing was made/,
    ),
  });
  expect(await run(folder, "tools/desk/content-new.ts", "poem")).toMatchObject({
    code: 1,
    printed: expect.stringContaining("review, article"),
  });
});

it("content -- new draws the cover of a text, and art names it once no file uses it", async () => {
  const folder = createContentFolder();
  const media = () => readdirSync(join(folder.root, "media"), { recursive: true }).map(String);
  const before = media();
  const ours = readFileSync("tools/studio/drawn.json", "utf8");
  const flags = ["--title", "How to leave an app", "--category", "AI Guides", "--author", "ada-page", "--yes"];
  const made = await run(folder, "tools/desk/content-new.ts", "article", ...flags);
  expect(made).toMatchObject({
    code: 0,
    printed: expect.stringMatching(/Commit with it: .*how-to-leave-an-app\.webp, .*media\/\.drawn\.json\n/),
  });
  // Nothing of what is not yet as it has to be.
  expect(made.printed).not.toMatch(/error|There is no picture/);
  expect(folder.read("blog/how-to-leave-an-app.md")).toContain(
    "coverImage: /images/covers/blog/how-to-leave-an-app.webp",
  );
  const cover = readFileSync(join(folder.root, "media/covers/blog/how-to-leave-an-app.webp"));
  expect(imageSize(cover)).toMatchObject({ width: 1200, height: 675, type: "webp" });
  expect(folder.errors()).toEqual([]);
  const added = media().filter((name) => !before.includes(name) && name.endsWith(".webp"));
  expect(added).toEqual([join("covers", "blog", "how-to-leave-an-app.webp")]);
  expect(readFileSync("tools/studio/drawn.json", "utf8")).toBe(ours);

  flags[1] = "How to stay with an app";
  await run(folder, "tools/desk/content-new.ts", "article", ...flags);
  await run(folder, "tools/desk/content-rename.ts", join(folder.root, "blog/how-to-leave-an-app.md"), "leaving");
  folder.remove("blog/how-to-stay-with-an-app.md");
  const { printed } = await run(folder, "tools/studio/art.ts");
  expect(printed).not.toContain("covers/blog/how-to-leave-an-app.webp");
  expect(printed).toContain("covers/blog/how-to-stay-with-an-app.webp.\n");
});

it("content -- rename says what it has changed, or changes nothing", async () => {
  const folder = createContentFolder();
  const renamed = await run(
    folder,
    "tools/desk/content-rename.ts",
    join(folder.root, "blog/how-prices-work.md"),
    "what-it-costs",
  );
  expect(renamed).toMatchObject({ code: 0, printed: expect.stringContaining("files changed") });
  expect(folder.read("blog/how-memory-works.md")).toContain("(/blog/what-it-costs#what-it-costs)");
  expect(await run(folder, "tools/desk/content-rename.ts", join(folder.root, "blog/nothing.md"), "x")).toMatchObject({
    code: 1,
    printed: expect.stringContaining("Nothing was changed."),
  });
  expect((await run(folder, "tools/desk/content-rename.ts")).code).toBe(1);
});

it("a file may be named as the check prints it, from the content folder", async () => {
  const folder = createContentFolder({ "blog/a-broken.md": "no fields" });
  const { printed } = await run(folder, "scripts/content-check.ts", "blog/a-broken.md");
  expect(printed).toContain("blog/a-broken.md:1:1");
  expect((await run(folder, "tools/desk/content-fmt.ts", "blog/how-prices-work.md")).code).toBe(0);
  const renamed = await run(folder, "tools/desk/content-rename.ts", "blog/how-prices-work.md", "what-it-costs");
  expect(renamed.printed).toContain("blog/what-it-costs.md");
  expect((await run(folder, "scripts/content-check.ts", "blog/none.md")).printed).toContain(
    "There is no file blog/none.md.",
  );
});

it("preview prints a link that works for this entry, until its last day", async () => {
  const folder = createContentFolder({
    "blog/a-draft.md": contentFile({ ...postFields, id: 5, title: "A draft of a text", draft: true }),
  });
  const file = join(folder.root, "blog/a-draft.md");
  const { code, printed } = await run(
    folder,
    "tools/desk/preview.ts",
    file,
    "--days",
    "2",
    "--note",
    "Look here, please",
  );
  const link = new URL(printed.trim());
  expect({ code, origin: link.origin }).toEqual({ code: 0, origin: "https://lantern.example" });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  expect(readPreview(link, [secret], inDays(2))).toMatchObject({
    folder: "blog",
    slug: "a-draft",
    note: "Look here, please",
  });
  expect(readPreview(link, [secret], inDays(3))).toBeUndefined();
  expect(await run(folder, "tools/desk/preview.ts", file, "--days", "365")).toMatchObject({
    code: 2,
    printed: expect.stringContaining("from 0 to 90"),
  });
  expect((await run(folder, "tools/desk/preview.ts", join(folder.root, "authors/ada-page.md"))).printed).toContain(
    "is not a valid article or review",
  );
});

it("preview says what it needs, and when its link leads to this machine", async () => {
  const folder = createContentFolder();
  expect(await run(folder, "tools/desk/preview.ts")).toEqual({
    code: 1,
    printed: "Name a file: npm run content -- preview content/blog/name.md\n",
  });
  const env = { CONTENT_DIR: folder.root, PREVIEW_SECRET: secret, SITE_URL: "" };
  const entry = join(folder.root, "blog/how-prices-work.md");
  const { stdout, stderr } = await runCommand("tools/desk/preview.ts", [entry], env);
  expect(stdout).toMatch(/^http:\/\/localhost:3000\/preview\//);
  expect(stderr).toContain("SITE_URL is not set");
});

it("content -- check tells of named files all that it finds in them", async () => {
  const folder = createContentFolder({
    "blog/loud.md": contentFile({ ...postFields, id: 5, title: "A LOUD TITLE OF A TEXT" }),
    "blog/wrong.md": contentFile({ ...postFields, id: 6, author: "nobody" }),
  });
  const check = (name: string) => run(folder, "scripts/content-check.ts", join(folder.root, name));
  expect(await check("blog/loud.md")).toEqual({
    code: 0,
    printed: expect.stringMatching(/^blog\/loud\.md:\d+:\d+ {2}warning .*\ncontent: 0 errors, 1 warnings\n$/),
  });
  expect(await check("blog/wrong.md")).toMatchObject({ code: 1, printed: expect.stringContaining("nobody.md") });
  expect(await check("blog/gone.md")).toMatchObject({ code: 2, printed: expect.stringContaining("There is no file") });
});

it("content -- image puts a picture into an entry, and asks for its text alternative", async () => {
  const folder = createContentFolder();
  const picture = join(folder.root, "media/cover.webp");
  const entry = join(folder.root, "blog/how-prices-work.md");
  const args = ["tools/desk/content-image.ts", picture, "--for", entry] as const;
  expect(await run(folder, ...args)).toMatchObject({ code: 1, printed: expect.stringContaining("--alt is missing") });
  expect(await run(folder, ...args, "--alt", "Bars of rising length")).toMatchObject({ code: 0 });
  expect(folder.read("blog/how-prices-work.md")).toContain("coverImage: /images/covers/blog/how-prices-work.webp\n");
  expect(folder.errors()).toEqual([]);
  expect((await run(folder, ...args, "--alt", "Bars of rising length")).printed).toContain("exists already");
  // An entry that cannot take it gets no picture.
  folder.write("blog/a-list.md", "---\ncoverImage: [one, two]\n---\n");
  const odd = join(folder.root, "blog/a-list.md");
  const refused = await run(
    folder,
    "tools/desk/content-image.ts",
    picture,
    "--for",
    odd,
    "--alt",
    "Bars of rising length",
  );
  expect(refused).toMatchObject({ code: 1, printed: expect.stringContaining('"coverImage" is not text') });
  expect(existsSync(join(folder.root, "media/covers/blog/a-list.webp"))).toBe(false);
});

it("content -- image replaces a drawn cover, and nobody's own picture", async () => {
  const folder = createContentFolder();
  const flags = ["--title", "How to leave an app", "--category", "AI Guides", "--author", "ada-page", "--yes"];
  await run(folder, "tools/desk/content-new.ts", "article", ...flags);
  const cover = join(folder.root, "media/covers/blog/how-to-leave-an-app.webp");
  const drawn = readFileSync(cover);
  const entry = join(folder.root, "blog/how-to-leave-an-app.md");
  const args = [join(folder.root, "media/cover.webp"), "--for", entry, "--alt", "Bars of rising length"];
  expect(await run(folder, "tools/desk/content-image.ts", ...args)).toMatchObject({ code: 0 });
  expect(readFileSync(cover).equals(drawn)).toBe(false);
  expect(await run(folder, "tools/desk/content-image.ts", ...args)).toMatchObject({
    code: 1,
    printed: expect.stringContaining("exists already. Write --replace"),
  });
  expect(await run(folder, "tools/desk/content-image.ts", ...args, "--replace")).toMatchObject({ code: 0 });
});

it("content -- image takes metadata out of all pictures", async () => {
  const folder = createContentFolder();
  writeFileSync(join(folder.root, "media/taken.jpg"), await photograph(6));
  mkdirSync(join(folder.root, "evidence"));
  const proof = join(folder.root, "evidence/screen.png");
  writeFileSync(proof, await photograph(1, "png"));
  expect(folder.errors()).toEqual(
    ["evidence/screen.png", "media/taken.jpg"].map((name) => expect.stringContaining(name)),
  );
  const { code, printed } = await run(folder, "tools/desk/content-image.ts", "--strip");
  const sha256 = createHash("sha256").update(readFileSync(proof)).digest("hex");
  expect([code, printed.split("\n")]).toEqual([
    0,
    [
      "/images/taken.jpg no longer has metadata.",
      `evidence/screen.png no longer has metadata. Write its new sha256 where it is named: ${sha256}`,
      "",
    ],
  ]);
  expect(folder.errors()).toEqual([]);
});

it("content -- check reads the folder that .env.local names, as the server does", () => {
  const folder = createContentFolder({ "blog/how-prices-work.md": "No fields.\n" });
  // Where no content is.
  const cwd = join(folder.base, "elsewhere");
  mkdirSync(cwd);
  writeFileSync(join(cwd, ".env.local"), `CONTENT_DIR=${folder.root}\n`);
  const { CONTENT_DIR: _, ...others } = process.env;
  // In a test, Next.js reads no .env.local.
  const env = { ...others, NODE_ENV: "production" as const };
  const command = startOf("scripts/content-check.ts", { asWritten: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd, env, encoding: "utf8" });
  expect({ status, printed: stdout + stderr }).toEqual({
    status: 1,
    printed: expect.stringContaining("does not begin with its fields"),
  });
});

it("content -- check compares with the last commit", async () => {
  const price = (changes: object) =>
    productFile({ name: "Lark AI", facts: {}, plans: [{ ...planFields, price: 12.99 }], ...changes });
  const folder = createContentFolder({ "products/lark-ai.md": price({}) });
  commitAll(folder.root);
  expect(await run(folder, "scripts/content-check.ts")).toMatchObject({ code: 0 });
  const changed = { ...planFields, price: 14.99 };
  folder.write("products/lark-ai.md", price({ plans: [changed] }));
  // A copy, whose name comes first.
  folder.write("blog/a-copy.md", folder.read("blog/how-prices-work.md"));
  const { code, printed } = await run(folder, "scripts/content-check.ts");
  expect(code).toBe(1);
  expect(printed.split("\n").filter((line) => line.includes("error"))).toEqual([
    expect.stringMatching(/^blog\/a-copy\.md:2:1 .*The id 1 is taken by how-prices-work\./),
    expect.stringMatching(
      /^products\/lark-ai\.md:\d+:\d+ .*The price was 12\.99\. Add .*history: \[\{ price: 12\.99, until: 20/,
    ),
    expect.stringContaining("content: 2 errors"),
  ]);
  folder.remove("blog/a-copy.md");
  const day = "2026-01-01";
  const told = {
    plan: "monthly",
    date: "2025-06-20",
    what: "12.99 was never asked.",
    source: "https://prices.example/",
  };
  for (const trace of [
    { plans: [{ ...changed, history: [{ price: 12.99, until: day }] }] },
    { plans: [changed], changes: [told] },
  ]) {
    folder.write("products/lark-ai.md", price(trace));
    expect((await run(folder, "scripts/content-check.ts")).printed).not.toContain("The price was");
  }
});

it("every command that needs settings reads .env.local", () => {
  const scripts = ["scripts", "tools/desk", "tools/studio"].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".ts"))
      .map((name) => join(folder, name)),
  );
  const needing = scripts.filter((file) =>
    /lib\/runtime\/env"|contentRoot|lib\/media\//.test(readFileSync(file, "utf8")),
  );
  expect(needing.length).toBeGreaterThan(15);
  const without = needing.filter((file) => !/^import ".*\/lib\/env-files";$/m.test(readFileSync(file, "utf8")));
  expect(without).toEqual([]);
});
