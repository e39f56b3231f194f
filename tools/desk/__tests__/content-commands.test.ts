import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand, startOf } from "../../../__tests__/helpers/commands";
import { commitAll } from "../../../__tests__/helpers/commit-all";
import { contentFile, postFields } from "../../../__tests__/helpers/content-files";
import { createContentFolder } from "../../../__tests__/helpers/content-folder";
import { photograph } from "../../../__tests__/helpers/photograph";
import { planFields, productFile } from "../../../__tests__/helpers/product-files";

/** Runs one of the editors' commands on a content folder of its own. */
async function run(folder: { root: string }, script: string, ...args: string[]) {
  const env = { CONTENT_DIR: folder.root, SITE_URL: "https://lantern.example" };
  const { status, stdout, stderr } = await runCommand(script, args, env);
  return { code: status, printed: `${stdout}${stderr}` };
}

it("content -- new copies a template, says what is to be written in it, and replaces no file", async () => {
  const folder = createContentFolder();
  const made = await run(folder, "tools/desk/content-new.ts", "article", "leaving");
  expect(made).toMatchObject({
    code: 0,
    printed: expect.stringMatching(/leaving\.md is made[\s\S]*line 10: "author"/),
  });
  expect(folder.read("blog/leaving.md")).toContain("coverImage: /images/covers/blog/leaving.webp");
  expect((await run(folder, "tools/desk/content-new.ts", "article", "leaving")).printed).toContain("is there already");
  expect((await run(folder, "tools/desk/content-new.ts", "article", "../x")).printed).toContain("is no slug");
  expect(await run(folder, "tools/desk/content-new.ts", "poem", "x")).toMatchObject({
    code: 2,
    printed: expect.stringContaining("review, article"),
  });
});

it("every template of content -- new has the fields of its kind, and no others", async () => {
  const folder = createContentFolder();
  for (const kind of ["review", "article", "product", "test", "author", "page"]) {
    const { code, printed } = await run(folder, "tools/desk/content-new.ts", kind, `a-${kind}`);
    expect({ kind, code }).toEqual({ kind, code: 0 });
    expect(printed).not.toMatch(/is missing|There is no field/);
  }
});

it("a file may be named as the check prints it, from the content folder", async () => {
  const folder = createContentFolder({ "blog/a-broken.md": "no fields" });
  const { printed } = await run(folder, "scripts/content-check.ts", "blog/a-broken.md");
  expect(printed).toContain("blog/a-broken.md:1:1");
  expect((await run(folder, "scripts/content-check.ts", "blog/none.md")).printed).toContain(
    "There is no file blog/none.md.",
  );
});

it("content -- check tells of named files all that it finds in them", async () => {
  const folder = createContentFolder({
    "blog/sourced.md": contentFile({
      ...postFields,
      id: 5,
      sources: [{ title: "A law", by: "A parliament", url: "https://law.example/1" }],
    }),
  });
  expect(await run(folder, "scripts/content-check.ts", join(folder.root, "blog/sourced.md"))).toEqual({
    code: 0,
    printed: expect.stringMatching(
      /^blog\/sourced\.md:\d+:\d+ {2}warning {2}Nobody has checked this source: .*\ncontent: 0 errors, 1 warnings\nNot compared with the last commit: /,
    ),
  });
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
    expect.stringContaining("a-copy and how-prices-work both have the id 1."),
    expect.stringMatching(
      /^products\/lark-ai\.md:\d+:\d+ .*The price was 12\.99\. Add .*history: \[\{ price: 12\.99, until: 20/,
    ),
    expect.stringContaining("content: 2 errors"),
  ]);
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
  expect(needing.length).toBeGreaterThan(5);
  const without = needing.filter((file) => !/^import ".*\/lib\/env-files";$/m.test(readFileSync(file, "utf8")));
  expect(without).toEqual([]);
});
