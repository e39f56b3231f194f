import { currentSite } from "@/lib/content/site/current-site";
import { resetLibrary } from "@/lib/content/site/open-content";
import { siteEntries } from "@/lib/machines/sitemap";
import { contentFile, postFields } from "../../../helpers/content-files";
import { serveContent } from "../../../helpers/content-folder";

const folder = serveContent();

const entryOf = (path: string) => siteEntries(currentSite()).find((entry) => entry.path === path);
const dayOf = (path: string) => entryOf(path)?.lastmod;

/** Changes words of a file. */
function change(path: string, from: string | RegExp, to: string) {
  const before = folder.read(path);
  folder.write(path, before.replace(from, to));
  expect(folder.read(path)).not.toBe(before);
  resetLibrary();
}

it("an entry was changed on the day of its last change, and has its cover", () => {
  change("blog/how-memory-works.md", /(?=date:)/, "updated: 2025-07-09\n");
  const images = [expect.stringMatching(/^\/media\/cover-/)];
  expect(entryOf("/blog/how-memory-works")).toEqual({ path: "/blog/how-memory-works", lastmod: "2025-07-09", images });
  expect(entryOf("/blog/how-prices-work")).toEqual({ path: "/blog/how-prices-work", lastmod: "2025-06-28", images });
  expect(dayOf("/reviews/lark-ai-review")).toBe("2025-06-28");
});

it("each page of a list was changed on the day of the newest change of its entries", () => {
  for (let id = 21; id < 27; id += 1)
    folder.write(
      `blog/post-${id}.md`,
      contentFile({ ...postFields, id, title: `A post, number ${id}`, date: `2025-06-${id}` }),
    );
  change("blog/post-21.md", /(?=date:)/, "updated: 2025-07-09\n");
  for (const path of ["/guides", "/guides/page/2", "/blog", "/blog/page/2"])
    expect([path, dayOf(path)]).toEqual([path, "2025-07-09"]);
  expect(entryOf("/guides/page/3")).toBeUndefined();
  // Of the articles that the page shows.
  expect(dayOf("/authors/ada-page")).toBe("2025-06-28");
  expect(dayOf("/reviews")).toBe("2025-06-28");
});

it("a list without entries, and a page whose file names no day, have none", () => {
  folder.remove("reviews/lark-ai-review.md");
  resetLibrary();
  for (const path of ["/", "/reviews", "/about"]) expect(entryOf(path)).toEqual({ path, lastmod: undefined });
});
