import { parseRssFeed } from "feedsmith";
import type { Post, Review } from "@/lib/content/entry-types";
import { currentSite } from "@/lib/content/site/current-site";
import { byNewest } from "@/lib/content/site/entry-dates";
import { allPosts, allReviews } from "@/lib/content/site/site";
import { respondWithFeed } from "@/lib/machines/feeds/feeds";

const site = currentSite();
const authors = new Map(site.library.collections.authors.map(({ slug, data }) => [slug, data.name]));
const read = async (slug?: string) =>
  parseRssFeed(await respondWithFeed(site, new Request("http://localhost:3000/feed.xml"), slug).text());

/** What readers of feeds sort and search by. */
const itemOf = (entry: Post | Review) => ({
  title: entry.title,
  link: `http://localhost:3000/${"product" in entry ? "reviews" : "blog"}/${entry.slug}`,
  description: entry.excerpt,
  pubDate: new Date(entry.date).toUTCString(),
  creator: authors.get(entry.author),
  categories: [...new Set([entry.category, ...entry.tags])],
});

it.each([
  [undefined, [...allPosts(site), ...allReviews(site)]],
  ["reviews", allReviews(site)],
  ["guides", allPosts(site).filter(({ category, tags }) => [category, ...tags].some((one) => /Guide/.test(one)))],
])(
  "the feed %s: has each entry with its address, author, day, category and tags, the newest first, and a disclosure where it links a partner",
  async (slug, entries) => {
    const { items = [] } = await read(slug);
    const sorted = [...entries].sort(byNewest);
    expect(items).toHaveLength(Math.min(sorted.length, 20));
    expect(
      items.map(({ title, link, description, pubDate, dc, categories = [] }) => {
        return {
          title,
          link,
          description,
          pubDate,
          creator: dc?.creators?.[0],
          categories: categories.map(({ name }) => name),
        };
      }),
    ).toEqual(sorted.slice(0, items.length).map(itemOf));
    const selling = items.flatMap(({ content }) => content?.encoded?.match(/.*sponsored.*/s) ?? []);
    for (const html of selling) expect(html).toMatch(/commission[^<]*<\/p>$/);
  },
);

it("the feed of the reviews has a title and an address of its own, and of a review the score and the verdict first", async () => {
  const { items = [], ...feed } = await read("reviews");
  expect(feed).toMatchObject({
    title: "Paper Lantern: Reviews",
    link: "http://localhost:3000/reviews",
    atom: { links: [{ href: "http://localhost:3000/reviews/feed.xml", rel: "self" }] },
  });
  expect(items.find(({ title }) => title?.startsWith("Brasswick"))?.content?.encoded).toMatch(
    /^<p>4\.7 out of 5<\/p>\s*<p>The first app on our list/,
  );
});
