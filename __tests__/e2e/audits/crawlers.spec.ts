import { expect } from "@playwright/test";
import { parseJsonFeed, parseRssFeed } from "feedsmith";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import sharp from "sharp";
import { allThings, type Thing } from "../../helpers/structured-data";
import { schemaDiagnostics } from "../../helpers/xml-schema";
import { type SitePage, test } from "./site-pages";

// In one worker, so that the pages are fetched once.
test.describe.configure({ mode: "default" });

/** Diagnostics with the address of their page; empty when there are none. */
function diagnosticsOf(sitePages: SitePage[], find: (page: SitePage) => string[]): string[] {
  return sitePages.flatMap((page) => find(page).map((diagnostic) => `${page.path}: ${diagnostic}`));
}

/** The top-level nodes of a page's graph. */
const parseThings = ({ jsonLd }: SitePage): Thing[] => jsonLd.flatMap((text) => JSON.parse(text)["@graph"] as Thing[]);

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** The address of an article or a review. */
const isEntry = /^\/(blog|reviews)\/(?!(compare|find|costs)$)[a-z0-9-]+$/;

test("the sitemap is valid and names every page that may be listed, once", async ({ request, sitePages }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(await schemaDiagnostics(sitemap, "sitemap")).toEqual([]);
  const paths = sitePages.map(({ path }) => path);
  expect(repeated(paths)).toEqual([]);
  const linked = sitePages.flatMap(({ links, url }) => links.filter((link) => link.startsWith(new URL(url).origin)));
  const linkedPages = linked
    .map((link) => new URL(link).pathname)
    .filter((path) => !/\.[a-z]+$/.test(path) && path !== "/search-results");
  expect([...new Set(linkedPages)].filter((path) => !paths.includes(path))).toEqual([]);
  expect(paths.filter((path) => /^\/(search-results|contact\/.+)$/.test(path))).toEqual([]);
});

test("the day of a page's last change is one that the page shows, and never the present", ({ sitePages }) => {
  const dated = sitePages.filter(({ path }) => /^\/(blog|reviews)\/(?!(?:compare|find|costs)$)[a-z0-9-]+$/.test(path));
  expect(dated.length).toBeGreaterThan(0);
  expect(diagnosticsOf(dated, ({ lastmod = "", days }) => (days.includes(lastmod) ? [] : [lastmod]))).toEqual([]);
  const today = new Date().toISOString().slice(0, 10);
  // An entry of today changes its lists, too.
  if (dated.some(({ lastmod }) => lastmod === today)) return;
  expect(sitePages.filter(({ lastmod }) => lastmod === today).map(({ path }) => path)).toEqual([]);
});

test("every page answers 200, names itself as the one to list and has one first heading", ({ sitePages }) => {
  const diagnostics = diagnosticsOf(sitePages, ({ status, canonical, url, headings, meta, html }) => [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(canonical === url ? [] : [`canonical ${canonical}`]),
    ...(headings.length === 1 ? [] : [`${headings.length} h1`]),
    ...(meta.robots === "index, follow, max-image-preview:large" ? [] : [`robots ${meta.robots}`]),
    ...(html.includes('<html lang="en"') ? [] : ["no language"]),
  ]);
  expect(diagnostics).toEqual([]);
});

test("every page has a title and a description of its own, the same in previews", ({ sitePages }) => {
  expect(repeated(sitePages.map(({ title }) => title))).toEqual([]);
  expect(repeated(sitePages.map(({ meta }) => meta.description ?? ""))).toEqual([]);
  const diagnostics = diagnosticsOf(sitePages, (page) => {
    const { title, meta, url } = page;
    return [
      // Search engines cut longer titles; only the site's name at the end may be cut.
      ...(lengthIn(title, 10, 200) && lengthIn(meta["og:title"], 4, 70) ? [] : [`title "${title}"`]),
      ...(isTitleOf(meta["og:title"], page) && meta["og:title"] === meta["twitter:title"] ? [] : [`og "${title}"`]),
      ...(lengthIn(meta.description, 50, 160) ? [] : [`description of ${meta.description?.length} characters`]),
      ...(meta.description === meta["og:description"] ? [] : ["another description in previews"]),
      ...(meta["og:url"] === url ? [] : [`og:url ${meta["og:url"]}`]),
      ...(meta["twitter:card"] === "summary_large_image" ? [] : ["no Twitter card"]),
    ];
  });
  expect(diagnostics).toEqual([]);
});

test("every page's preview picture is 1200 by 630, under 300 KB, described, and its own", async ({
  request,
  sitePages,
}) => {
  const own = (path: string) => isEntry.test(path) || /^\/authors\/[a-z0-9-]+$/.test(path);
  const diagnostics: string[] = [];
  for (const { path, meta } of sitePages) {
    const { pathname } = new URL(meta["og:image"] ?? "");
    const response = await request.get(pathname);
    const body = await response.body();
    const { width, height } = await sharp(body).metadata();
    if (width !== 1200 || height !== 630) diagnostics.push(`${path}: ${width} by ${height}`);
    if (meta["og:image:width"] !== "1200" || meta["og:image:height"] !== "630")
      diagnostics.push(`${path}: other size stated`);
    if (body.length >= 300 * 1024) diagnostics.push(`${path}: ${body.length} bytes`);
    if (!meta["og:image:alt"]) diagnostics.push(`${path}: no text alternative`);
    if (own(path) && pathname === "/images/og/site.png") diagnostics.push(`${path}: no picture of its own`);
  }
  expect(diagnostics).toEqual([]);
  const unknown = await request.get("/media/blog.no-such-article-0123456789ab.jpg");
  expect(unknown.status()).toBe(404);
});

test("articles and reviews have pictures in three shapes, each under 40 KB", async ({ request, sitePages }) => {
  const diagnostics: string[] = [];
  for (const page of sitePages.filter(({ path }) => isEntry.test(path))) {
    const entry = parseThings(page).find((thing) => /^(BlogPosting|Review|Article)$/.test(thing["@type"]));
    const ratios: string[] = [];
    for (const address of (entry?.image ?? []) as string[]) {
      const body = await (await request.get(new URL(address).pathname)).body();
      const { width, height } = await sharp(body).metadata();
      ratios.push((width / height).toFixed(2));
      if (ratios.length > 1 && body.length > 40 * 1024) diagnostics.push(`${address}: ${body.length} bytes`);
      if (width * height < 50_000) diagnostics.push(`${address}: ${width} by ${height}`);
    }
    if (ratios.join() !== "1.78,1.33,1.00") diagnostics.push(`${page.path}: ${ratios}`);
  }
  expect(diagnostics).toEqual([]);
});

test("articles and reviews say what they are filed under", ({ sitePages }) => {
  const entries = sitePages.filter(({ path }) => isEntry.test(path));
  expect(
    diagnosticsOf(entries, ({ meta, text }) => (text.includes(meta["article:section"] ?? "?") ? [] : ["section"])),
  ).toEqual([]);
  expect(
    diagnosticsOf(entries, ({ meta, text }) => (text.includes(meta["article:tag"] ?? "?") ? [] : ["tag"])),
  ).toEqual([]);
});

test("each kind of page has its structured data", ({ sitePages }) => {
  const listing = ["BreadcrumbList", "CollectionPage", "ItemList"];
  const expected: [pattern: RegExp, types: string[]][] = [
    [/^\/$/, ["FAQPage", "WebPage"]],
    [/^\/blog\/(?!page\/)/, ["BlogPosting", "BreadcrumbList", "Person", "WebPage"]],
    [/^\/reviews\/compare$/, listing],
    [/^\/reviews\/(?!compare\/|find$|costs$)./, ["BreadcrumbList", "Person", "Review", "WebPage"]],
    [/^\/authors$/, listing],
    [/^\/authors\/./, ["BreadcrumbList", "Person", "ProfilePage"]],
    [/^\/about$/, ["AboutPage", "BreadcrumbList"]],
    [/^\/contact$/, ["BreadcrumbList", "ContactPage"]],
    [/^\/data$/, ["BreadcrumbList", "Dataset", "WebPage"]],
  ];
  const diagnostics = diagnosticsOf(sitePages, (page) => {
    const isListing = page.feeds.some(
      ({ href }) => new URL(href).pathname === `${page.path.replace(/\/page\/\d+$/, "")}/feed.xml`,
    );
    const types = isListing
      ? listing
      : (expected.find(([pattern]) => pattern.test(page.path))?.[1] ?? ["BreadcrumbList", "WebPage"]);
    const found = parseThings(page)
      .map((thing) => thing["@type"])
      .sort();
    // A review without a rating is an article about the app.
    const withoutRating = types.map((type) => (type === "Review" ? "Article" : type));
    // An invented author is no person (docs/decisions/049-samples.md).
    const withoutPerson = (list: string[]) =>
      list.flatMap((type) => (type === "Person" ? [] : type === "ProfilePage" ? "WebPage" : type));
    const isOf = (wanted: string[]) => found.join() === [...wanted, "Organization", "WebSite"].sort().join();
    return [types, withoutRating].some((list) => isOf(list) || isOf(withoutPerson(list))) ? [] : [found.join(", ")];
  });
  expect(diagnostics).toEqual([]);
});

test("lists number their items from 1, each with an address of this site", ({ sitePages }) => {
  const diagnostics = diagnosticsOf(sitePages, (page) =>
    allThings(parseThings(page))
      .filter((thing) => thing["@type"] === "ItemList" && thing.numberOfItems !== undefined)
      .flatMap((list) => {
        const items = allThings(list.itemListElement);
        const urls = items.map(({ url }) => String(url));
        const wrong = items.filter(({ position, url }, index) => position !== index + 1 || !leadsTo(sitePages, url));
        return [
          ...wrong.map(({ url }) => `item ${url}`),
          ...repeated(urls),
          ...(list.numberOfItems === items.length ? [] : ["another number of items"]),
        ];
      }),
  );
  expect(diagnostics).toEqual([]);
});

test("every page conforms to the HTML standard", async ({ sitePages }) => {
  test.setTimeout(120_000);
  const validator = new HtmlValidate(new FileSystemConfigLoader({ root: true, extends: ["html-validate:standard"] }));
  const diagnostics: string[] = [];
  for (const { path, html } of sitePages) {
    const report = await validator.validateString(html);
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column } of messages)
        diagnostics.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
  }
  expect(diagnostics).toEqual([]);
});

test("the feeds that pages name are valid and lead to pages of the sitemap", async ({ request, sitePages }) => {
  const feeds = new Map(sitePages.flatMap(({ feeds: named }) => named.map(({ href, type }) => [href, type] as const)));
  // One of the whole site, one of the reviews and one of each listing, each in two formats.
  expect(feeds.size).toBeGreaterThan(4);
  expect(feeds.size % 2).toBe(0);
  let entries = 0;
  for (const [href, type] of feeds) {
    const response = await request.get(new URL(href).pathname);
    expect(response.status(), href).toBe(200);
    expect(response.headers()["content-type"], href).toContain(type);
    const text = await response.text();
    const isRss = type === "application/rss+xml";
    if (isRss) expect(await schemaDiagnostics(text, "rss"), href).toEqual([]);
    const links = isRss
      ? parseRssFeed(text).items?.map(({ link }) => link)
      : parseJsonFeed(text).items?.map(({ url }) => url);
    entries += links?.length ?? 0;
    expect(
      links?.filter((link) => !leadsTo(sitePages, link)),
      href,
    ).toEqual([]);
    const bodies = isRss
      ? parseRssFeed(text).items?.map(({ content }) => content?.encoded ?? "")
      : parseJsonFeed(text).items?.map(({ content_html }) => content_html ?? "");
    for (const body of bodies ?? []) {
      expect(body.length, href).toBeGreaterThan(200);
      expect(body, href).not.toMatch(/\s(?:href|src)="(?!https?:|tel:|sms:)/);
      expect(body, href).not.toMatch(
        /<(?:div|input|label|figure|svg|details)\b|<[a-z0-9]+ [^>]*\b(?:class|id|role|data-[a-z-]+|aria-[a-z]+)=/,
      );
      const unmarked = [...body.matchAll(/<a [^>]*utm_source=[^>]*>/g)].filter(
        ([link]) => !link.includes('rel="sponsored noopener"'),
      );
      expect(unmarked, href).toEqual([]);
    }
  }
  expect(entries).toBeGreaterThan(0);
});

test("thanks are kept by no cache for longer than other pages", async ({ request }) => {
  for (const path of ["/contact/sent", "/contact/subscribed", "/contact/received"])
    expect((await request.get(path)).headers()["cache-control"]).toMatch(/^s-maxage=300\b/);
});

test("the manifest names icons of the size that they have", async ({ request, sitePages }) => {
  const { icons, name } = await (await request.get("/manifest.webmanifest")).json();
  expect(name).toBe(sitePages[0]?.meta["og:site_name"]);
  expect(icons.length).toBeGreaterThan(2);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

/** Whether there is such a page, and on it the place that the address names. */
function leadsTo(sitePages: SitePage[], url: unknown): boolean {
  const [address, anchor] = String(url).split("#");
  const page = sitePages.find((one) => one.url === address);
  return page !== undefined && (anchor === undefined || page.html.includes(` id="${anchor}"`));
}

/** Whether a preview's title is that of the page without the site's name, which previews show beside it. */
function isTitleOf(shareTitle = "", { title, meta }: SitePage): boolean {
  const site = meta["og:site_name"] ?? "?";
  const rest = title.slice(shareTitle.length);
  const isWhole = rest === "" ? !shareTitle.endsWith(`| ${site}`) : rest.includes(site);
  return shareTitle.length > 0 && title.startsWith(shareTitle) && isWhole;
}

function lengthIn(text = "", from: number, to: number): boolean {
  return text.length >= from && text.length <= to;
}
