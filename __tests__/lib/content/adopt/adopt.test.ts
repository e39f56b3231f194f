import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openKeptContent } from "@/lib/content/adopt/kept-content";
import { siteContent } from "@/lib/content/site/current-site";
import { openContent } from "@/lib/content/site/open-content";
import { contentFile, postFields } from "../../../helpers/content-files";
import { createContentFolder } from "../../../helpers/content-folder";
import { createStoredSite, pagesOf } from "../../../helpers/stored-site";

let said: jest.SpyInstance;
beforeEach(() => {
  said = jest.spyOn(process.stderr, "write").mockReturnValue(true);
});

type StoredSite = ReturnType<typeof createStoredSite>;
const post = "blog/how-prices-work.md";
const other = "blog/how-memory-works.md";
const retitled = (site: StoredSite) => site.file(other).replace("How memory works", "How memory fades");
const titles = (site: StoredSite) =>
  site
    .read()
    .collections.blog.map(({ data }) => data.title)
    .sort();

/** Ways in which content goes wrong so that it cannot be put together, and the beginning of what an editor is told. */
const broken: [what: string, breakIt: (site: StoredSite) => void, says: RegExp][] = [
  [
    "a misspelt field",
    (site) => site.write("site/site.md", site.file("site/site.md").replace("tagline:", "taglin:")),
    /^site\/site\.md:\d+:1 {2}error {2}"tagline" is missing/,
  ],
  [
    "a half-written file",
    (site) => site.write(post, "---\nid: 1\ntitle: How pri"),
    /^blog\/how-prices-work\.md:1:1 .*no end/,
  ],
  [
    "a quote of a claim that is not there",
    (site) => site.write(post, contentFile(postFields, "We have {{claim:nope}} users.\n")),
    /^blog\/how-prices-work\.md:\d+:9 {2}error {2}There is no claim "nope" in site\/claims\.md\.$/,
  ],
  [
    "a document that was deleted",
    (site) => site.remove("site/site.md"),
    /^site\/site\.md:1:1 {2}error {2}This file is missing/,
  ],
  [
    "no folder at all",
    (site) => rmSync(site.root, { recursive: true }),
    /:1:1 {2}error {2}There is no such folder\. CONTENT_DIR names the one to read\.$/,
  ],
];

describe("content that cannot be put together", () => {
  it.each(broken)(
    "%s: readers see all as it was, also after a restart, and the place is named",
    async (_, breakIt, says) => {
      const site = createStoredSite();
      const before = site.read();
      const shown = [titles(site), pagesOf(before)];
      await site.copied();
      breakIt(site);
      // Nothing of the change is shown, also not what is right in it.
      if (!says.source.includes("such folder")) site.write(other, retitled(site));
      for (const turn of ["running", "started again"]) {
        if (turn === "started again") site.restart();
        expect([turn, titles(site), pagesOf(site.read())]).toEqual([turn, ...shown]);
        expect(site.diagnostics()).toEqual(expect.arrayContaining([expect.stringMatching(says)]));
      }
      expect(said.mock.calls.join("\n")).toContain(site.diagnostics()[0]?.split("  error  ")[1]);
    },
  );

  it("is shown as soon as it is right again, with all that was changed meanwhile", async () => {
    const site = createStoredSite();
    site.read();
    await site.copied();
    const good = site.file(post);
    for (const turn of ["running", "started again"]) {
      site.write(post, "half");
      if (turn === "started again") site.restart();
      site.write(other, retitled(site));
      expect(titles(site)).not.toContain(turn === "running" ? "How memory fades" : "How memory lasts");
      site.write(post, good);
      expect([turn, site.diagnostics()]).toEqual([turn, []]);
      expect(titles(site)).toContain("How memory fades");
    }
  });

  it("was copied also when the link leads elsewhere before that is done", async () => {
    const [good, bad] = [createContentFolder(), createContentFolder({ [post]: "half" })];
    const link = join(good.base, "link");
    symlinkSync(good.root, link);
    const open = () => openContent({ root: link, kept: openKeptContent(join(good.base, "kept")) });
    open();
    const pages = pagesOf(siteContent().scan().library);
    rmSync(link);
    symlinkSync(bad.root, link);
    await siteContent().kept();
    open();
    expect(pagesOf(siteContent().scan().library)).toEqual(pages);
  });

  it("is the same content for as long as nothing changes", () => {
    const site = createStoredSite();
    site.read();
    site.write(post, "half");
    expect(site.read()).toBe(site.read());
  });

  it("refuses the start where there is no copy, and says what is wrong", () => {
    const site = createStoredSite({ [post]: "half" });
    expect(() => site.read()).toThrow(
      /cannot be shown, and there is no earlier copy[\s\S]*blog\/how-prices-work\.md:1:1/,
    );
  });

  it("refuses the start also where the copy is no longer right", async () => {
    const site = createStoredSite();
    site.read();
    await site.copied();
    writeFileSync(join(site.keptIn, "current", post), "not good any more");
    site.write(post, "nor is this");
    site.restart();
    expect(() => site.read()).toThrow("cannot be shown");
  });
});

it.each<[string, (site: StoredSite) => void]>([
  ["a link that leads nowhere", (site) => site.write(post, contentFile(postFields, "See [it](/blog/nowhere).\n"))],
  ["an article that others link to and that is gone", (site) => site.remove(post)],
])("content that the check refuses, and that can be put together %s: is shown", (_, change) => {
  const site = createStoredSite();
  site.read();
  change(site);
  const { collections } = site.read();
  expect(site.diagnostics()).toEqual([]);
  expect(site.errors().length).toBeGreaterThan(0);
  expect(collections.blog.map(({ text }) => text).sort()).toEqual(
    site
      .open()()
      .collections.blog.map(({ text }) => text)
      .sort(),
  );
});

describe("files that cannot be read", () => {
  const bytes = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding);
  const cases: [what: string, plant: (file: string, text: string) => void, says: string][] = [
    ["a broken link", (file) => symlinkSync("/no/such/file", file), "a link that leads nowhere"],
    ["a link to itself", (file) => symlinkSync(file, file), "a link that leads nowhere"],
    ["a folder", (file) => mkdirSync(file), "This is no file"],
    [
      "Latin-1",
      (file, text) => writeFileSync(file, bytes(text.replace("It begins", "Caf\u00e9s begin"), "latin1")),
      "not UTF-8 text",
    ],
    ["UTF-16", (file, text) => writeFileSync(file, bytes(`\uFEFF${text}`, "utf16le")), "not UTF-8 text"],
    ["a YAML cycle", (file) => writeFileSync(file, "---\ntags: &a [*a]\n---\nText.\n"), "holds itself"],
    ["deep YAML", (file) => writeFileSync(file, `---\ntags: ${"[".repeat(5000)}\n---\n`), "nested too deep"],
    ["a huge file", (file) => writeFileSync(file, "x".repeat(1_000_001)), "at most 1000000 are read"],
  ];

  it.each(cases)("%s is named with its cause, and the page stays", (_, plant, says) => {
    const site = createStoredSite();
    site.read();
    const text = site.file(post);
    rmSync(join(site.root, post));
    plant(join(site.root, post), text);
    expect(pagesOf(site.read())).toContain("blog/how-prices-work");
    expect(site.diagnostics()).toEqual([expect.stringContaining(says)]);
    // The check says the same.
    const told = site.errors().filter((error) => error.startsWith(`${post}:`));
    expect(told).toEqual([expect.stringContaining(says)]);
    rmSync(join(site.root, post), { recursive: true });
    site.write(post, text);
    expect(site.diagnostics()).toEqual([]);
  });

  it("names the line of the first character that is not UTF-8", () => {
    const site = createStoredSite();
    site.read();
    const text = site.file(post);
    const line = text.slice(0, text.indexOf("It begins")).split("\n").length;
    writeFileSync(join(site.root, post), Buffer.from(text.replace("It begins", "Caf\u00e9s begin"), "latin1"));
    expect(site.diagnostics()).toEqual([expect.stringContaining(`${post}:${line}:4  error`)]);
  });
});
