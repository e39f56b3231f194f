import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { Snapshot } from "@/lib/content/snapshot/snapshot";
import { findDependents } from "@/lib/publishing/dependents";
import { contentFile, openPageFields, postFields, reviewFields } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";
import { siteFolder } from "../../helpers/site-folder";

const day = "2025-07-01";
const post = (id: number, changes: Record<string, unknown> = {}) =>
  contentFile({ ...postFields, id, title: `Article number ${id}`, date: `2025-05-${10 + id}`, ...changes });
const author = (name: string) =>
  contentFile({
    name,
    role: "Editor",
    description: `${name} writes here.`,
    avatar: "/images/person.webp",
    avatarAlt: `A portrait of ${name}`,
  });

/** Fifteen articles, the newest first: how-prices-work, how-memory-works, post-13 … post-1. */
function openFolder() {
  const files: Record<string, string> = { "authors/bea-lane.md": author("Bea Lane") };
  for (let id = 1; id <= 13; id += 1) files[`blog/post-${id}.md`] = post(20 + id, { date: `2025-05-${10 + id}` });
  files["blog/post-7.md"] = post(27, {
    category: "AI Tools",
    tags: ["Memory"],
    author: "bea-lane",
    date: "2025-05-17",
  });
  const folder = createContentFolder(files);
  const read = folder.open();
  return {
    folder,
    dependents: (change: () => void, named: string[] = [], isBeforeKnown = true) => {
      const before = new Snapshot(read(), day);
      change();
      const files = named.map((file) => join(folder.root, file));
      return findDependents({ before, after: new Snapshot(read(), day, before), named: files, isBeforeKnown });
    },
  };
}

const reviewFeeds = ["/reviews/feed.json", "/reviews/feed.xml"];
const overviews = ["/feed.json", "/feed.xml", "/llms.txt", "/sitemap.xml"];
const blogFeeds = ["/blog/feed.json", "/blog/feed.xml"];
const guideFeeds = ["/guides/feed.json", "/guides/feed.xml"];
const paths = (...all: string[]) => ({ everything: false, paths: all.flat().sort() });

describe("an article", () => {
  it("that is edited: its page, its neighbours, the pages of the listings that show it, its feeds", () => {
    const { folder, dependents } = openFolder();
    const change = () => folder.write("blog/post-5.md", post(25, { title: "A new title", date: "2025-05-15" }));
    expect(dependents(change)).toEqual(
      paths(
        "/blog/post-5",
        "/blog/post-5.md",
        "/blog/post-4",
        "/blog/post-6",
        "/blog/page/2",
        "/guides/page/2",
        ...overviews,
        ...blogFeeds,
        ...guideFeeds,
      ),
    );
  });

  it("that is among its author's newest: the author's page too", () => {
    const { folder, dependents } = openFolder();
    const change = () => folder.write("blog/post-13.md", post(33, { title: "A new title", date: "2025-05-23" }));
    expect(dependents(change).paths).toContain("/authors/ada-page");
  });

  it("that is added: every page of every listing, for their counts stand above each", () => {
    const { folder, dependents } = openFolder();
    const change = () =>
      folder.write("blog/post-50.md", post(50, { category: "AI Tools", tags: ["x"], date: "2025-06-29" }));
    expect(dependents(change)).toEqual(
      paths(
        ...["/blog/post-50", "/blog/post-50.md", "/blog/how-prices-work", "/authors/ada-page"],
        ...["/blog", "/blog/page/2", "/blog/page/3", "/guides", "/guides/page/2", "/guides/page/3"],
        ...overviews,
        ...blogFeeds,
      ),
    );
  });

  it("that is deleted: its page, and the neighbours that are now each other's", () => {
    const { folder, dependents } = openFolder();
    const found = dependents(() => folder.remove("blog/post-7.md")).paths;
    expect(found).toEqual(
      expect.arrayContaining(["/blog/post-7", "/blog/post-6", "/blog/post-8", "/authors/bea-lane"]),
    );
    expect(found).not.toContain("/blog/post-5");
    expect(found).not.toContain("/guides/feed.xml");
  });

  it("that changes its category: the listings that it leaves and that it comes to", () => {
    const { folder, dependents } = openFolder();
    const change = () =>
      folder.write("blog/post-7.md", post(27, { tags: ["Guide"], author: "bea-lane", date: "2025-05-17" }));
    expect(dependents(change).paths).toEqual(expect.arrayContaining(["/guides", "/guides/page/2", "/guides/feed.xml"]));
    const back = () =>
      folder.write(
        "blog/post-7.md",
        post(27, { category: "AI Tools", tags: ["Memory"], author: "bea-lane", date: "2025-05-17" }),
      );
    expect(dependents(back).paths).toEqual(expect.arrayContaining(["/guides", "/guides/page/2", "/guides/feed.xml"]));
  });

  it("that changes its author: both authors' pages", () => {
    const { folder, dependents } = openFolder();
    const change = () => folder.write("blog/post-13.md", post(33, { author: "bea-lane", date: "2025-05-23" }));
    expect(dependents(change).paths).toEqual(expect.arrayContaining(["/authors/ada-page", "/authors/bea-lane"]));
  });

  it("that becomes the newest: the one that was, for its community card", () => {
    const { folder, dependents } = openFolder();
    const change = () => folder.write("blog/post-2.md", post(22, { date: "2025-06-30" }));
    const found = dependents(change).paths;
    expect(found).toEqual(
      expect.arrayContaining(["/blog/how-prices-work", "/blog/post-1", "/blog/post-3", "/blog/post-2"]),
    );
    expect(found).not.toContain("/blog/how-memory-works");
  });

  it("that no reader can see changes nothing, until it can be seen", () => {
    const { folder, dependents } = openFolder();
    expect(dependents(() => folder.write("blog/later.md", post(60, { date: "2025-07-02" })))).toEqual(paths());
    expect(dependents(() => folder.write("blog/draft.md", post(61, { draft: true })))).toEqual(paths());
    expect(dependents(() => folder.write("blog/draft.md", post(61, { date: "2025-06-30" }))).paths).toContain(
      "/blog/draft",
    );
  });

  it("with an error in it changes nothing, named or not", () => {
    const { folder, dependents } = openFolder();
    const change = () => folder.write("blog/post-5.md", "---\ntitle: half a fi");
    expect(dependents(change, ["blog/post-5.md"], false)).toEqual(paths());
  });
});

describe("other files", () => {
  it("a review: every review, for their ranks, and nothing of the blog", () => {
    const { folder, dependents } = openFolder();
    folder.write("reviews/other.md", contentFile({ ...reviewFields, id: 12, date: "2025-01-01" }));
    dependents(() => undefined);
    const change = () => folder.write("reviews/other.md", contentFile({ ...reviewFields, id: 12, product: "Other" }));
    expect(dependents(change)).toEqual(
      paths("/reviews", "/reviews/lark-ai-review", "/reviews/other", "/reviews/other.md", ...reviewFeeds, ...overviews),
    );
  });

  it("an author: the own page, everything that names the author, and no other page", () => {
    const { folder, dependents } = openFolder();
    const change = () => folder.write("authors/bea-lane.md", author("Beatrice Lane"));
    expect(dependents(change)).toEqual(
      paths(
        "/authors",
        "/authors/bea-lane",
        "/blog/post-7",
        "/blog/post-7.md",
        "/blog/page/2",
        ...overviews,
        ...blogFeeds,
      ),
    );
  });

  it.each(["site/site.md", "site/claims.md", "pages/about.md", "partners/lark-ai.md", "categories/guides.md"])(
    "%s: everything",
    (file) => {
      const { folder, dependents } = openFolder();
      expect(dependents(() => folder.write(file, `${folder.read(file)}\n`))).toEqual({ everything: true, paths: [] });
    },
  );

  it("site/moved.md: nothing, because it is asked at each request", () => {
    const { folder, dependents } = openFolder();
    const change = () => folder.write("site/moved.md", contentFile({ gone: ["/blog/other"] }));
    expect(dependents(change, ["site/moved.md"], false)).toEqual(paths());
  });
});

describe("a page of content/pages", () => {
  const page = (changes: Record<string, unknown> = {}) => contentFile({ ...openPageFields, ...changes });
  const inFooter = (order: number, title = "Imprint") => page({ title, footer: { group: "legal", order } });

  it("that is added, edited or deleted: its page, and what lists all pages", () => {
    const { folder, dependents } = openFolder();
    const own = paths("/imprint", "/llms.txt", "/sitemap.xml");
    expect(dependents(() => folder.write("pages/imprint.md", page()))).toEqual(own);
    expect(dependents(() => folder.write("pages/imprint.md", page({ title: "Another" })))).toEqual(own);
    expect(dependents(() => folder.remove("pages/imprint.md"))).toEqual(own);
  });

  it("that is linked in the footer: everything, when its link changes; its page, when its text does", () => {
    const { folder, dependents } = openFolder();
    const everything = { everything: true, paths: [] };
    expect(dependents(() => folder.write("pages/imprint.md", inFooter(1)))).toEqual(everything);
    expect(dependents(() => folder.write("pages/imprint.md", inFooter(1, "Address")))).toEqual(everything);
    // Of one link, the place changes nothing that readers see.
    expect(dependents(() => folder.write("pages/imprint.md", inFooter(2, "Address"))).everything).toBe(false);
    expect(dependents(() => folder.write("pages/imprint.md", `${inFooter(2, "Address")}More.\n`)).paths).toEqual([
      ...["/imprint", "/llms.txt", "/sitemap.xml"],
    ]);
    expect(dependents(() => folder.remove("pages/imprint.md"))).toEqual(everything);
  });
});

describe("files that are named", () => {
  it("refresh what they are part of even when they are as they were", () => {
    const { dependents } = openFolder();
    expect(dependents(() => undefined, ["blog/post-5.md"])).toEqual(
      paths(
        "/blog/post-5",
        "/blog/post-5.md",
        "/blog/post-4",
        "/blog/post-6",
        "/blog/page/2",
        "/guides/page/2",
        ...overviews,
        ...blogFeeds,
        ...guideFeeds,
      ),
    );
  });

  it("refresh everything after a start, when what they were before is not known", () => {
    const { folder, dependents } = openFolder();
    expect(dependents(() => undefined, ["blog/post-5.md"], false)).toEqual({ everything: true, paths: [] });
    expect(dependents(() => undefined, ["blog/deleted-before.md"], false)).toEqual({ everything: true, paths: [] });
    const change = () => folder.write("authors/bea-lane.md", author("Beatrice Lane"));
    expect(dependents(change, ["authors/bea-lane.md"], false).everything).toBe(false);
  });

  it("are not all that is looked at: a change that nobody named is found with them", () => {
    const { folder, dependents } = openFolder();
    const change = () => folder.write("authors/bea-lane.md", author("Beatrice Lane"));
    expect(dependents(change, ["blog/post-1.md"]).paths).toEqual(
      expect.arrayContaining(["/authors/bea-lane", "/blog/post-1"]),
    );
  });
});

describe("a picture", () => {
  const portrait = () => join(siteFolder, "media/people/silas-okonjo.webp");

  it("that is replaced: the pages of whoever names it, whether it was said to have changed or not", () => {
    for (const named of [[], ["media/bea.webp"]]) {
      const { folder, dependents } = openFolder();
      copyFileSync(portrait(), join(folder.root, "media/bea.webp"));
      folder.write("authors/bea-lane.md", author("Bea Lane").replace("/images/person.webp", "/images/bea.webp"));
      const found = dependents(
        () => copyFileSync(join(folder.root, "media/person.webp"), join(folder.root, "media/bea.webp")),
        named,
      );
      expect(found.everything).toBe(false);
      expect(found.paths).toEqual(expect.arrayContaining(["/authors/bea-lane", "/blog/post-7", "/sitemap.xml"]));
      expect(found.paths).not.toContain("/blog/post-9");
    }
  });

  it("that changed before the server started is new on the pages that show it", () => {
    const { dependents } = openFolder();
    expect(dependents(() => {}, ["media/person.webp"], false).everything).toBe(true);
    expect(dependents(() => {}, ["media/nobody-names-it.webp"], false)).toEqual(paths());
  });
});
