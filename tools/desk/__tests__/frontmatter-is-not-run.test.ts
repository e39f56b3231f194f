import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { http, passthrough } from "msw";
import { runCommand } from "../../../__tests__/helpers/commands";
import { commitAll } from "../../../__tests__/helpers/commit-all";
import { contentFile, postFields } from "../../../__tests__/helpers/content-files";
import { createContentFolder } from "../../../__tests__/helpers/content-folder";
import { server as outside } from "../../../__tests__/helpers/msw";
import { createDeskServer } from "../cms/serve-desk";

/** A content folder with files whose frontmatter is a program, which leaves a trace where it is run. */
const folder = createContentFolder({
  "blog/sound.md": contentFile({ ...postFields, id: 5, title: "A text that is sound" }),
});
const traces = join(folder.base, "traces");
mkdirSync(traces);
for (const place of [
  "blog",
  "reviews",
  "authors",
  "test-reports",
  "products",
  "partners",
  "categories",
  "pages",
  "site",
])
  for (const language of ["js", "javascript"]) {
    const trace = JSON.stringify(join(traces, `${place}-${language}`));
    folder.write(
      `${place}/planted-${language}.md`,
      `---${language}\n{ trace: require("fs").writeFileSync(${trace}, "") }\n---\nA text.\n`,
    );
  }
const planted = join(folder.root, "blog/planted-js.md");
const sound = join(folder.root, "blog/sound.md");
const picture = join(folder.root, "media/cover.webp");

/** Where `brand` draws. */
const elsewhere = join(folder.base, "elsewhere");
mkdirSync(elsewhere);
for (const name of ["node_modules", "lib"]) symlinkSync(resolve(name), join(elsewhere, name));

/** A commit, with which `content -- impact` compares. */
commitAll(folder.root);

const commands: readonly [string, ...string[]][] = [
  ["tools/studio/art.ts", "--all"],
  ["tools/studio/brand.ts"],
  ["scripts/content-check.ts", "--warnings"],
  ["tools/desk/content-due.ts"],
  ["tools/desk/content-fmt.ts"],
  ["tools/desk/content-image.ts", picture, "--for", planted, "--alt", "Bars of rising length"],
  ["tools/desk/content-impact.ts"],
  ["tools/desk/content-new.ts", "article", "--title", "How to leave an app", "--category", "AI Guides", "--yes"],
  ["tools/desk/content-rename.ts", sound, "sounder"],
  ["tools/desk/content-rename.ts", planted, "planted-elsewhere"],
  ["tools/desk/indexnow.ts"],
  ["tools/desk/links-check.ts"],
  ["scripts/media.ts"],
  ["tools/desk/preview.ts", planted],
  ["tools/desk/release-check.ts"],
  ["tools/desk/report.ts", "--by", "page"],
];

it.each(commands)("%s runs nothing that stands in a content file", async (script, ...args) => {
  const env = {
    CONTENT_DIR: folder.root,
    LAST_GOOD_DIR: join(elsewhere, "good"),
    MEDIA_DIR: join(elsewhere, "made"),
    PREVIEW_SECRET: "a-secret-of-sixteen",
    SITE_URL: "https://lantern.example",
  };
  const cwd = script === "tools/studio/brand.ts" ? elsewhere : undefined;
  const { stderr } = await runCommand(script, args, env, cwd);
  expect(readdirSync(traces)).toEqual([]);
  // It came as far as the content.
  expect(stderr).not.toMatch(/ERR_MODULE_NOT_FOUND|ENOENT|not a git repository/);
});

it("the desk neither", async () => {
  outside.use(http.all(/^http:..127\.0\.0\.1/, () => passthrough()));
  const server = createDeskServer(folder.root, { site: "http://localhost:3000", build: folder.base });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const path of ["config.json", "content-files/content/blog/planted-js.md"])
    expect((await fetch(`${origin}/${path}`)).status).toBe(200);
  server.close();
  expect(readdirSync(traces)).toEqual([]);
});
