import { singlePages } from "@/lib/addresses/pages";
import { currentSite, siteContent } from "@/lib/content/site/current-site";
import { resetLibrary } from "@/lib/content/site/open-content";
import { parseSearchQuery } from "@/lib/search/search-query";
import { openSearchIndex } from "@/lib/search/site-search";
import { contentFile, postFields, reviewFields } from "../../helpers/content-files";
import { serveContent } from "../../helpers/content-folder";

const folder = serveContent();

const search = async (query: string) =>
  (await openSearchIndex(currentSite())).search(parseSearchQuery(query)).map(({ result }) => result);
const urls = async (query: string) => (await search(query)).map(({ url }) => url);
const addPost = (slug: string, changes: Record<string, unknown>, body = "A text.\n") => {
  folder.write(`blog/${slug}.md`, contentFile({ ...postFields, id: 50, ...changes }, body));
  // What the library does by itself a second later.
  resetLibrary();
};

it("holds articles and reviews, newest first, then the site's pages", async () => {
  const { documents } = await openSearchIndex(currentSite());
  const all = documents.map(({ result }) => `${result.type} ${result.category} ${result.url}`);
  const single = singlePages.flatMap(({ search, route }) => (search ? `page ${search} ${route}` : []));
  expect(all.slice(0, 3)).toEqual([
    "review AI Companions /reviews/lark-ai-review",
    "blog AI Guides /blog/how-prices-work",
    "blog AI Tools /blog/how-memory-works",
  ]);
  expect(all.filter((one) => !single.includes(one)).slice(3)).toEqual([
    "page Blog /blog",
    "page Blog /guides",
    "page Author /authors/ada-page",
  ]);
  expect(all.filter((one) => single.includes(one))).toEqual(single);
  expect(single).toContain("page Legal /terms");
});

it("gives a review its rating and what stands in its lists", async () => {
  expect(await search("clear prices")).toEqual([
    {
      id: 11,
      title: reviewFields.title,
      excerpt: reviewFields.excerpt,
      slug: "lark-ai-review",
      category: "AI Companions",
      coverImage: expect.stringMatching(/^\/media\/cover-[0-9a-f]{12}\.webp$/),
      type: "review",
      url: "/reviews/lark-ai-review",
      rating: 4.5,
    },
  ]);
});

it("finds words of bodies as readers see them", async () => {
  addPost("new-entry", {}, "A **bold** claim of {{claim:users}} readers.\n");
  expect(await urls("bold claim of 10,000+")).toEqual(["/blog/new-entry"]);
  expect(await urls("{{claim")).toEqual([]);
});

it("finds no page by a text below its fields, which only legal pages show", async () => {
  for (const name of ["contact", "terms"])
    folder.write(`pages/${name}.md`, `${folder.read(`pages/${name}.md`)}\nAn unshown heron.\n`);
  resetLibrary();
  expect(await urls("unshown heron")).toEqual(["/terms"]);
});

it("finds pages by their own texts, and not by what readers do not see there", async () => {
  expect(await urls("it remembers")).toEqual(["/"]);
  expect(await urls("a step.")).toEqual(["/reviews"]);
  expect(await urls("ada edits")).toEqual(["/authors/ada-page", "/about"]);
  expect(await urls("a portrait of")).toEqual([]);
});

it("does not hold what is not published", async () => {
  addPost("later-entry", { title: "A zebra of tomorrow", date: "2999-01-01" });
  addPost("draft-entry", { title: "A zebra in a drawer", draft: true });
  expect(await urls("zebra")).toEqual([]);
});

it("follows the files, and prepares again only what has changed", async () => {
  const documentOf = async (url: string) =>
    (await openSearchIndex(currentSite())).documents.find(({ result }) => result.url === url);
  const before = await documentOf("/blog/how-prices-work");
  const edited = await documentOf("/blog/how-memory-works");
  expect(await urls("zebra")).toEqual([]);
  folder.write(
    "blog/how-memory-works.md",
    folder.read("blog/how-memory-works.md").replace("It begins", "A zebra begins"),
  );
  siteContent().scan();
  expect(await urls("zebra")).toEqual(["/blog/how-memory-works"]);
  expect(await documentOf("/blog/how-prices-work")).toBe(before);
  expect(await documentOf("/blog/how-memory-works")).not.toBe(edited);
});
