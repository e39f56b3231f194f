import { buildSiteEntries, type SiteEntriesInput } from "@/lib/machines/sitemap/build-entries";

const first = { slug: "first", coverImage: "/images/first.webp", date: "2025-06-01", updated: "2025-07-09" };
const second = { slug: "second", coverImage: "/images/second.webp", date: "2025-07-01" };
const nothing: SiteEntriesInput = { listings: [], posts: [], reviews: [], authors: [], pages: [] };

describe("the pages of the sitemap", () => {
  it("takes the day of an entry from its last change, with its cover", () => {
    const entries = buildSiteEntries({ ...nothing, posts: [first, second] });
    expect(entries).toContainEqual({ path: "/blog/first", lastmod: "2025-07-09", images: ["/images/first.webp"] });
    expect(entries).toContainEqual({ path: "/blog/second", lastmod: "2025-07-01", images: ["/images/second.webp"] });
  });

  it("gives each page of a listing the day of its newest change", () => {
    const listings = [{ category: { slug: "guides" }, posts: [second, first], pageCount: 2 }];
    const entries = buildSiteEntries({ ...nothing, listings, reviews: [second] });
    expect(entries).toContainEqual({ path: "/guides", lastmod: "2025-07-09" });
    expect(entries).toContainEqual({ path: "/guides/page/2", lastmod: "2025-07-09" });
    expect(entries).toContainEqual({ path: "/reviews", lastmod: "2025-07-01" });
  });

  it("states no day where the content tells none", () => {
    const authors = [{ author: { slug: "ada", avatar: "/images/ada.webp" }, posts: [] }];
    const entries = buildSiteEntries({ ...nothing, authors, pages: [{ path: "/about" }] });
    expect(entries).toContainEqual({ path: "/about", lastmod: undefined });
    expect(entries).toContainEqual({ path: "/authors/ada", lastmod: undefined, images: ["/images/ada.webp"] });
    expect(entries).toContainEqual({ path: "/reviews", lastmod: undefined });
  });
});
