import { knownAddresses } from "@/lib/addresses/known-addresses";
import { currentSite } from "@/lib/content/site/current-site";
import { resetLibrary } from "@/lib/content/site/open-content";
import { contentFile, postFields, reviewFields } from "../../helpers/content-files";
import { serveContent } from "../../helpers/content-folder";

const folder = serveContent();

it("knows what is published and nothing else", () => {
  folder.write("blog/draft.md", contentFile({ ...postFields, id: 5, draft: true }));
  const { has } = knownAddresses(currentSite());
  const known = (collection: Parameters<typeof has>[0], slugs: string[]) => slugs.map((slug) => has(collection, slug));
  expect(known("blog", ["how-prices-work", "draft", "gone", "constructor"])).toEqual([true, false, false, false]);
  expect(known("reviews", ["lark-ai-review", "gone", "__proto__"])).toEqual([true, false, false]);
  expect(known("authors", ["ada-page", "gone"])).toEqual([true, false]);
  expect(known("categories", ["guides", "gone"])).toEqual([true, false]);
});

it("leads a former slug to the present one, each kind to its own", () => {
  folder.write("blog/new.md", contentFile({ ...postFields, id: 5, aliases: ["older", "old"] }));
  folder.write("reviews/new-review.md", contentFile({ ...reviewFields, id: 12, aliases: ["old"] }));
  expect(knownAddresses(currentSite()).renamed("blog", "old")).toBe("new");
  expect(knownAddresses(currentSite()).renamed("reviews", "old")).toBe("new-review");
  expect(knownAddresses(currentSite()).renamed("blog", "gone")).toBeUndefined();
});

it("knows what content/site/moved.md says, also where nothing has moved", () => {
  expect(["/old-guides", "/blog/taken-down", "/about"].map(knownAddresses(currentSite()).moved)).toEqual([
    { redirect: "/guides" },
    { notFound: "gone" },
    undefined,
  ]);
  folder.write("site/moved.md", contentFile({}));
  resetLibrary();
  expect(knownAddresses(currentSite()).moved("/old-guides")).toBeUndefined();
});

it("leads a short link to its partner's address, byte for byte", () => {
  const trackedUrl = "https://net.example/c?x=%20a+b&y={z}&utm_source=theirs#top";
  const fields = { name: "An App", homeUrl: "https://net.example/", trackedUrl, source: "us", medium: "review" };
  folder.write("partners/an-app.md", contentFile(fields));
  folder.write("site/moved.md", contentFile({ redirects: [{ from: "/go/an-app", to: "partner:an-app" }] }));
  expect(knownAddresses(currentSite()).moved("/go/an-app")).toEqual({
    outbound: "https://net.example/c?x=%20a+b&y={z}&utm_source=theirs&utm_medium=review#top",
  });
});

it("counts the pages of a listing", () => {
  for (const id of [5, 6, 7, 8, 9]) folder.write(`blog/post-${id}.md`, contentFile({ ...postFields, id, tags: ["x"] }));
  expect([
    knownAddresses(currentSite()).pageCount("blog"),
    knownAddresses(currentSite()).pageCount("guides"),
    knownAddresses(currentSite()).pageCount("gone"),
  ]).toEqual([2, 1, undefined]);
});
