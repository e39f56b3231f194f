import { test as base, expect } from "@playwright/test";
import { type CrawledUrl, crawl } from "./crawl";

type Outlined = CrawledUrl & { outline: NonNullable<CrawledUrl["outline"]> };

/** Where a crawl begins: the home page, and pages that the content may not link to. */
const start = [
  "/",
  "/search-results?q=review",
  "/contact/sent",
  "/contact/subscribed",
  "/contact/received",
  "/help",
  "/about",
  "/authors",
];

/** The addresses that the site links to (of a large site, the nearest), crawled once for all tests of a worker. */
const test = base.extend<object, { site: CrawledUrl[] }>({
  site: [
    async ({ browser, playwright }, use, { project }) => {
      const origin = new URL(project.use.baseURL ?? "").origin;
      const request = await playwright.request.newContext({ baseURL: origin });
      const parser = await browser.newPage();
      await use(await crawl(request, parser, { origin, start, limit: 600 }));
      await parser.close();
      await request.dispose();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

// In one worker, so that the site is crawled once.
test.describe.configure({ mode: "default" });

const htmlPages = (site: CrawledUrl[]) =>
  site.filter((url): url is Outlined => url.outline !== undefined && url.status === 200);

test("every link inside the site answers 200, after one redirect at most", ({ site }) => {
  const broken = site.filter(({ status, redirects }) => status !== 200 || redirects > 1);
  expect(broken.map(({ path, status, redirects, linkedFrom }) => ({ path, status, redirects, linkedFrom }))).toEqual(
    [],
  );
  expect(site.length).toBeGreaterThan(2 * start.length);
});

test("every link to a place in a page finds it", ({ site }) => {
  const idsOf = new Map(htmlPages(site).map(({ path, outline }) => [path, new Set(outline.ids)]));
  const lost = htmlPages(site).flatMap(({ path, outline }) =>
    outline.links
      .map(({ href }) => new URL(href))
      .filter(({ pathname, search, hash }) => {
        const ids = idsOf.get(pathname + search);
        return hash.length > 1 && ids !== undefined && !ids.has(decodeURIComponent(hash.slice(1)));
      })
      .map(({ pathname, hash }) => `${path} links to ${pathname}${hash}`),
  );
  expect(lost).toEqual([]);
});

test("every page has a title of its own", ({ site }) => {
  const titles = new Map<string, string[]>();
  for (const { path, outline } of htmlPages(site)) {
    // A page whose canonical address is another one may have its title.
    if (outline.canonical === undefined || outline.canonical === path) {
      titles.set(outline.title, [...(titles.get(outline.title) ?? []), path]);
    }
  }
  expect(titles.get("")).toBeUndefined();
  expect([...titles].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

test("every affiliate link is marked, opens a new tab and says so, on a page that discloses it", ({ site }) => {
  const affiliateLinks = htmlPages(site).flatMap(({ path, outline }) =>
    outline.links
      .filter(({ isAffiliate }) => isAffiliate)
      .map((link) => ({ path, link, disclosures: outline.disclosures })),
  );
  expect(affiliateLinks.length).toBeGreaterThan(0);
  const wrong = affiliateLinks.filter(
    ({ link, disclosures }) =>
      link.rel !== "sponsored noopener" ||
      link.target !== "_blank" ||
      !/opens in a new tab/.test(link.text) ||
      disclosures === 0,
  );
  expect(wrong).toEqual([]);
});

test("every affiliate link has a placement that no other link of its page has", ({ site }) => {
  const wrong = htmlPages(site).flatMap(({ path, outline }) => {
    const placements = outline.links.flatMap(({ placement }) => placement ?? []);
    const twice = placements.filter((placement, index) => placements.indexOf(placement) !== index);
    return twice.map((placement) => `${path}: "${placement}"`);
  });
  expect(wrong).toEqual([]);
});

test("no sub-id is that of two pages", ({ site }) => {
  const pageOf = new Map<string, string>();
  const shared: string[] = [];
  for (const { path, outline } of htmlPages(site))
    for (const { href, placement } of outline.links) {
      const { pathname: page } = new URL(path, "http://site.test");
      const values = placement ? [...new URL(href).searchParams.values()] : [];
      // Only partners that take sub-ids have one in their links.
      const own = values.find((value) => value.startsWith(`${placement}--`));
      const known = own && (pageOf.get(own) ?? page);
      if (own && known) pageOf.set(own, known);
      if (known !== undefined && known !== page) shared.push(`${own}: ${known} and ${page}`);
    }
  expect(shared).toEqual([]);
});

test("no link leads to a partner without being marked, apart from the sources of what is stated", ({ site }) => {
  const outside = htmlPages(site).flatMap(({ path, outline }) => outline.links.map((link) => ({ path, ...link })));
  const partnerHosts = new Set(outside.filter(({ isAffiliate }) => isAffiliate).map(({ href }) => new URL(href).host));
  const unmarked = outside.filter(
    ({ href, isAffiliate, isSource }) => !isAffiliate && !isSource && partnerHosts.has(new URL(href).host),
  );
  expect(unmarked).toEqual([]);
});
