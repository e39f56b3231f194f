import { GET as search } from "@/app/api/search/route";
import { generateMetadata as homeMetadata } from "@/app/page";
import { currentSite } from "@/lib/content/site/current-site";
import { getSiteTexts } from "@/lib/content/site/documents";
import { resetLibrary } from "@/lib/content/site/open-content";
import { allCategories, allPosts, allReviews, authorsBySlug, defaultPartner } from "@/lib/content/site/site";
import { llmsText } from "@/lib/machines/crawlers/text-files";
import { respondWithFeed } from "@/lib/machines/feeds/feeds";
import { respondWithMarkdown } from "@/lib/machines/markdown-export";
import { entryMetadata } from "@/lib/machines/metadata/entry-metadata";
import { toOpenData } from "@/lib/machines/open-data";
import { categoryCard, postCard, reviewCard } from "@/lib/pictures/previews/preview-card";
import { figuresIn, markLedger } from "../helpers/marked-ledger";
import { htmlOf } from "../helpers/render-page";

const { root, hidden, shown } = markLedger("users");

process.env.CONTENT_DIR = root;
const open = (isLive: boolean) => resetLibrary({ root, isLive });

const request = (path: string) => new Request(`https://almanac.example${path}`);

/** Everything that readers, feed readers and search engines get: pages with their structured data, files, pictures. */
async function surfaces(): Promise<Record<string, string>> {
  const site = currentSite();
  const [posts, reviews, categories] = [allPosts(site), allReviews(site), allCategories(site)];
  const made: Record<string, string> = {
    // Header, banner, footer and exit offer take their words from here.
    chrome: JSON.stringify([getSiteTexts(currentSite()), defaultPartner(currentSite())]),
    "titles and descriptions": JSON.stringify([
      homeMetadata(),
      posts.map((post) => entryMetadata(currentSite(), post)),
      reviews.map((review) => entryMetadata(currentSite(), review)),
    ]),
    "link previews": JSON.stringify([posts.map(postCard), reviews.map(reviewCard), categories.map(categoryCard)]),
    "/llms.txt": llmsText(currentSite()),
    "/data/apps.json": JSON.stringify(toOpenData(currentSite())),
    "/feed.xml": await respondWithFeed(currentSite(), request("/feed.xml")).text(),
    "/reviews/feed.xml": await respondWithFeed(currentSite(), request("/reviews/feed.xml"), "reviews").text(),
  };
  const documents = ["about", "help", "contact", "terms", "privacy", "affiliate-disclosure", "how-we-know"];
  const addresses = [
    ...["/", "/reviews"],
    ...documents.map((name) => `/${name}`),
    ...posts.map(({ slug }) => `/blog/${slug}`),
    ...reviews.map(({ slug }) => `/reviews/${slug}`),
    ...categories.flatMap(({ slug }) => (slug === "blog" ? [] : [`/${slug}`])),
    ...[...authorsBySlug(site).keys()].map((slug) => `/authors/${slug}`),
  ];
  for (const address of addresses) made[address] = await htmlOf(address);
  for (const { slug } of posts)
    made[`/blog/${slug}.md`] = await respondWithMarkdown(currentSite(), request("/"), "blog", slug).text();
  for (const { slug } of reviews)
    made[`/reviews/${slug}.md`] = await respondWithMarkdown(currentSite(), request("/"), "reviews", slug).text();
  for (const { slug } of categories)
    made[`/${slug}/feed.xml`] = await respondWithFeed(currentSite(), request("/"), slug).text();
  for (const { figure } of hidden)
    made[`search for ${figure}`] = JSON.stringify(
      (await (await search(request(`/api/search?q=${figure}`))).json()).results,
    );
  return made;
}

it("shows no claim that is unproved, expired or a sample on a live site", async () => {
  open(true);
  const made = await surfaces();
  expect(Object.keys(made).length).toBeGreaterThan(60);
  const leaks = Object.entries(made).flatMap(([name, text]) => figuresIn(text, hidden).map((id) => `${name}: ${id}`));
  expect(leaks).toEqual([]);
  for (const name of ["/", "/how-we-know"]) expect([name, made[name]?.includes(shown)]).toEqual([name, true]);
  for (const text of Object.values(made)) expect(text).not.toMatch(/\{\{(claim|sum|parts):|\]\(claim:/);
});

it("shows each of them somewhere without it, so the test above looks for what can be seen", async () => {
  open(false);
  const made = Object.values(await surfaces()).join("\n");
  expect(hidden.filter(({ figure }) => !made.includes(figure))).toEqual([]);
  expect(hidden.length).toBeGreaterThan(15);
});
