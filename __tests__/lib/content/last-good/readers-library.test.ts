import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentFile, partnerFields, postFields, reviewFields } from "../../../helpers/content-files";
import { createStoredSite, pagesOf } from "../../../helpers/stored-site";

/** Sees the same before and after a restart. */
function seeTwice(site: ReturnType<typeof createStoredSite>, see: () => void): void {
  see();
  site.restart();
  see();
}

describe("what readers see of content with something wrong in it", () => {
  it("keeps the default partner when its file stops being the default", () => {
    const site = createStoredSite();
    site.read();
    site.write("partners/house-partner.md", contentFile({ ...partnerFields, default: false }));
    seeTwice(site, () => {
      expect(site.read().collections.partners.filter(({ data }) => data.default)).toHaveLength(1);
      expect(site.diagnostics()).toEqual([
        "partners/house-partner.md:2:1  error  No partner has `default: true`; exactly one must.",
      ]);
    });
  });

  it("keeps the site's texts after a typing mistake, over a restart", () => {
    const site = createStoredSite();
    const { documents } = site.read();
    site.write("site/site.md", site.file("site/site.md").replace("tagline:", "taglin:"));
    seeTwice(site, () => {
      expect(site.read().documents["site/site"]?.data).toEqual(documents["site/site"]?.data);
      expect(site.diagnostics()).toEqual([
        expect.stringMatching(/^site\/site\.md:\d+:1 {2}error {2}"tagline" is missing/),
        expect.stringMatching(/^site\/site\.md:\d+:1 {2}error {2}Unknown field "taglin"/),
      ]);
    });
  });

  it("keeps a review after a typing mistake, over a restart", () => {
    const site = createStoredSite();
    site.read();
    site.write("reviews/lark-ai-review.md", contentFile({ ...reviewFields, verdikt: "x" }));
    seeTwice(site, () => expect(pagesOf(site.read())).toContain("reviews/lark-ai-review"));
  });

  it("never shows a quote of a claim that is not there", () => {
    const site = createStoredSite();
    site.read();
    site.write("blog/how-memory-works.md", contentFile({ ...postFields, id: 2 }, "We have {{claim:nope}} users.\n"));
    seeTwice(site, () => {
      expect(
        site
          .read()
          .collections.blog.map(({ body }) => body)
          .join(),
      ).not.toContain("nope");
      expect(site.diagnostics()).toEqual([
        'blog/how-memory-works.md:13:9  error  There is no claim "nope" in site/claims.md.',
      ]);
    });
  });

  it("keeps the claims that texts quote, until no text quotes them", () => {
    const site = createStoredSite();
    site.read();
    const ledger = site.file("site/claims.md");
    site.write("site/claims.md", ledger.replace("id: users", "id: readers"));
    expect(site.read().documents["site/site"]?.data.banner).toBe("Join 10,000+ readers");
    expect(site.diagnostics()).toEqual([
      expect.stringMatching(
        /^site\/home\.md:\d+:\d+ {2}error {2}There is no claim "users" in site\/claims\.md\. Readers see site\/claims\.md as before\. The same in site\/site\.md:\d+\.$/,
      ),
    ]);
    for (const path of ["site/home.md", "site/site.md"]) {
      site.write(path, site.file(path).replaceAll("{{claim:users}}", "{{claim:readers}}"));
    }
    expect(site.diagnostics()).toEqual([]);
    expect(site.read().documents["site/site"]?.data.banner).toBe("Join 10,000+ readers");
  });

  it("keeps an author whom others name, and names the places once", () => {
    const site = createStoredSite();
    site.read();
    site.remove("authors/ada-page.md");
    seeTwice(site, () => {
      expect(pagesOf(site.read())).toContain("authors/ada-page");
      expect(site.diagnostics()).toEqual([
        expect.stringMatching(
          /^blog\/how-memory-works\.md:\d+:1 {2}error {2}There is no content\/authors\/ada-page\.md\. .* The same in blog\/how-prices-work\.md:\d+, reviews\/lark-ai-review\.md:\d+, test-reports\/lark-ai-2025-06-20\.md:\d+ and 1 more places\.$/,
        ),
      ]);
    });
  });

  it("lets an article go that was deleted, and tells of the links to it", () => {
    const site = createStoredSite();
    site.read();
    site.remove("blog/how-prices-work.md");
    expect(pagesOf(site.read())).not.toContain("blog/how-prices-work");
    expect(pagesOf(site.read())).toContain("blog/how-memory-works");
    expect(site.diagnostics()).toEqual([
      "blog/how-memory-works.md:17:5  error  There is no page /blog/how-prices-work.",
    ]);
    // The diagnostic is remembered when something else changes.
    site.write("pages/about.md", `${site.file("pages/about.md")}\n`);
    expect(site.diagnostics()).toHaveLength(1);
  });

  it("tells of links to a section that was renamed", () => {
    const site = createStoredSite();
    site.read();
    const path = "blog/how-prices-work.md";
    site.write(path, site.file(path).replace("## What it costs", "## What you pay"));
    expect(site.diagnostics()).toEqual([
      "blog/how-memory-works.md:17:5  error  /blog/how-prices-work has no section #what-it-costs. It has #what-you-pay.",
    ]);
    expect(site.read().collections.blog.some(({ body }) => body.includes("What you pay"))).toBe(true);
  });

  it("says so where a text has no section at all", () => {
    const site = createStoredSite();
    site.read();
    const path = "blog/how-prices-work.md";
    site.write(path, site.file(path).replace("## What it costs", "What it costs"));
    expect(site.diagnostics()).toEqual([
      "blog/how-memory-works.md:17:5  error  /blog/how-prices-work has no section #what-it-costs. It has none.",
    ]);
  });

  it("holds back a new article until what it names is there", () => {
    const site = createStoredSite();
    site.read();
    site.write("blog/third.md", contentFile({ ...postFields, id: 3, author: "bo-pen" }));
    expect(pagesOf(site.read())).not.toContain("blog/third");
    const author = site.file("authors/ada-page.md").replace("Ada Page", "Bo Pen");
    site.write("authors/bo-pen.md", author);
    expect(pagesOf(site.read())).toContain("blog/third");
    expect(site.diagnostics()).toEqual([]);
  });

  it("holds back a link to an article of tomorrow until tomorrow", () => {
    const setDay = (day: string) =>
      jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), doNotFake: ["performance"] });
    setDay("2025-07-01");
    const site = createStoredSite({
      "blog/later.md": contentFile({ ...postFields, id: 3, title: "A later article", date: "2025-07-02" }),
    });
    site.read();
    site.write("blog/third.md", contentFile({ ...postFields, id: 4, date: "2025-06-01" }, "See [it](/blog/later).\n"));
    expect(pagesOf(site.read())).not.toContain("blog/third");
    const before = site.read();
    expect(site.read()).toBe(before);
    setDay("2025-07-02");
    expect(pagesOf(site.read())).toContain("blog/third");
    jest.useRealTimers();
  });

  it("shows a picture's article only with the picture", () => {
    const site = createStoredSite();
    site.read();
    site.write("blog/third.md", contentFile({ ...postFields, id: 3, coverImage: "/images/none.webp" }));
    expect(pagesOf(site.read())).not.toContain("blog/third");
    expect(site.diagnostics()).toEqual([expect.stringContaining("There is no picture content/media/none.webp.")]);
  });

  it("does not hold the ledger back for evidence that has gone", () => {
    const site = createStoredSite();
    site.read();
    const proof =
      '    evidence: { file: survey.pdf, sha256: "0000000000000000000000000000000000000000000000000000000000000000" }';
    const changed = site
      .file("site/claims.md")
      .replace("10,000+", "11,000+")
      .replace("value: 10000\n", `value: 11000\n${proof}\n    checkedOn: 2025-06-28\n    expiresOn: 2026-06-28\n`);
    site.write("site/claims.md", changed);
    expect(site.read().documents["site/site"]?.data.banner).toBe("Join 11,000+ readers");
    expect(site.diagnostics()).toEqual([expect.stringContaining("There is no content/evidence/survey.pdf.")]);
  });

  it("keeps every page of a folder that is gone", () => {
    const site = createStoredSite();
    const before = pagesOf(site.read());
    renameSync(join(site.root, "blog"), join(site.base, "elsewhere"));
    seeTwice(site, () => {
      expect(pagesOf(site.read())).toEqual(before);
      expect(site.diagnostics()).toEqual([
        "blog:1:1  error  There is no such folder. Readers see its 2 files as they were.",
      ]);
    });
  });

  it("tells what is wrong in files as they lie there, also when the last good versions were never known", () => {
    const site = createStoredSite({ "site/site.md": "half", "categories/blog.md": "half" });
    expect(site.read().documents["site/site"]?.data.tagline).toBe("Reviews and articles");
    expect(pagesOf(site.read())).toContain("categories/blog");
    expect(site.diagnostics()).toHaveLength(2);
  });

  it("drops a kept version that is not good any more", () => {
    const site = createStoredSite();
    site.read();
    writeFileSync(join(site.base, "last-good/blog/how-prices-work.md"), "not good any more");
    site.write("blog/how-prices-work.md", "nor is this");
    site.restart();
    expect(pagesOf(site.read())).not.toContain("blog/how-prices-work");
    expect(pagesOf(site.read())).toContain("blog/how-memory-works");
  });
});

describe("files that cannot be read", () => {
  const path = "blog/how-prices-work.md";
  const bytes = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding);
  const cases: [what: string, plant: (file: string, text: string) => void, says: string][] = [
    ["a broken link", (file) => symlinkSync("/no/such/file", file), "a link to a file that is not there"],
    ["a link to itself", (file) => symlinkSync(file, file), "a link that leads back to itself"],
    ["a folder", (file) => mkdirSync(file), "This is a folder"],
    [
      "Latin-1",
      (file, text) => writeFileSync(file, bytes(text.replace("It begins", "Caf\u00e9s begin"), "latin1")),
      "not UTF-8 text (it looks like Latin-1",
    ],
    ["UTF-16", (file, text) => writeFileSync(file, bytes(`\uFEFF${text}`, "utf16le")), "it looks like UTF-16"],
    ["UTF-16 without a mark", (file, text) => writeFileSync(file, bytes(text, "utf16le")), "it looks like UTF-16"],
    ["a YAML cycle", (file) => writeFileSync(file, "---\ntags: &a [*a]\n---\nText.\n"), "holds itself"],
    [
      "deep YAML",
      (file) => writeFileSync(file, `---\ntags: ${"[".repeat(25)}${"]".repeat(25)}\n---\n`),
      "nested more than 20 deep",
    ],
    ["deeper YAML", (file) => writeFileSync(file, `---\ntags: ${"[".repeat(5000)}\n---\n`), "nested more than 20 deep"],
    ["a huge file", (file) => writeFileSync(file, "x".repeat(1_000_001)), "at most 1000000 are read"],
  ];

  it.each(cases)("%s is named with its cause, and the page stays", (_, plant, says) => {
    const site = createStoredSite();
    site.read();
    const text = site.file(path);
    rmSync(join(site.root, path));
    plant(join(site.root, path), text);
    seeTwice(site, () => {
      expect(pagesOf(site.read())).toContain("blog/how-prices-work");
      expect(site.diagnostics()).toEqual([expect.stringContaining(says)]);
    });
    // The check says the same.
    const told = site.errors().filter((error) => error.startsWith(`${path}:`));
    expect(told).toEqual([expect.stringContaining(says)]);
    rmSync(join(site.root, path), { recursive: true });
    site.write(path, text);
    expect(site.diagnostics()).toEqual([]);
  });

  it("names the line of the first character that is not UTF-8", () => {
    const site = createStoredSite();
    const text = site.file(path);
    const line = text.slice(0, text.indexOf("It begins")).split("\n").length;
    writeFileSync(join(site.root, path), Buffer.from(text.replace("It begins", "Caf\u00e9s begin"), "latin1"));
    expect(site.diagnostics()).toEqual([expect.stringContaining(`${path}:${line}:4  error`)]);
  });

  it("is the same library for as long as a broken file stays as it is", () => {
    const site = createStoredSite();
    symlinkSync("/no/such/file", join(site.root, "blog/lost.md"));
    expect(site.read()).toBe(site.read());
  });
});
