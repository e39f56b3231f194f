import { expect } from "@playwright/test";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import sharp from "sharp";
import { pagesOfEachKind } from "./pages-of-each-kind";
import { type SitePage, test } from "./site-pages";

/** What crawlers get of any content. What is in pages is audited without a browser (helpers/page-audits.ts). */

// In one worker, so that the pages are fetched once.
test.describe.configure({ mode: "default" });

/** Diagnostics with the address of their page; empty when there are none. */
function diagnosticsOf(sitePages: SitePage[], find: (page: SitePage) => string[]): string[] {
  return sitePages.flatMap((page) => find(page).map((diagnostic) => `${page.path}: ${diagnostic}`));
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test("every page of the sitemap answers 200, and its head is its own, the same in previews", ({ sitePages }) => {
  for (const of of [({ path }: SitePage) => path, ({ title }: SitePage) => title, describe])
    expect(repeated(sitePages.map(of))).toEqual([]);
  const diagnostics = diagnosticsOf(sitePages, (page) => {
    const { status, canonical, url, title, meta } = page;
    return [
      ...(status === 200 ? [] : [`status ${status}`]),
      ...(canonical === url ? [] : [`canonical ${canonical}`]),
      ...(meta.robots === "index, follow, max-image-preview:large" ? [] : [`robots ${meta.robots}`]),
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
  const isOwn = /^\/(authors\/|(blog|reviews)\/(?!(compare|find|costs)$))[a-z0-9-]+$/;
  const diagnostics: string[] = [];
  for (const { path, meta } of sitePages) {
    const { pathname } = new URL(meta["og:image"] ?? "");
    const body = await (await request.get(pathname)).body();
    const { width, height } = await sharp(body).metadata();
    if (width !== 1200 || height !== 630) diagnostics.push(`${path}: ${width} by ${height}`);
    if (meta["og:image:width"] !== "1200" || meta["og:image:height"] !== "630")
      diagnostics.push(`${path}: other size stated`);
    if (body.length >= 300 * 1024) diagnostics.push(`${path}: ${body.length} bytes`);
    if (!meta["og:image:alt"]) diagnostics.push(`${path}: no text alternative`);
    if (isOwn.test(path) && pathname === "/images/og/site.png") diagnostics.push(`${path}: no picture of its own`);
  }
  expect(diagnostics).toEqual([]);
});

test("a page of each kind conforms to the HTML standard", async ({ request }) => {
  test.setTimeout(120_000);
  // In HTML, a <details> is no sectioning content, and may stand in the head of a row.
  const elements = ["html5", { details: { sectioning: false } }];
  const config = { root: true, extends: ["html-validate:standard"], elements };
  const validator = new HtmlValidate(new FileSystemConfigLoader(config));
  const diagnostics: string[] = [];
  for (const { path } of await pagesOfEachKind(request)) {
    const report = await validator.validateString(await (await request.get(path)).text());
    for (const { ruleId, message, line, column } of report.results.flatMap(({ messages }) => messages))
      diagnostics.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
  }
  expect(diagnostics).toEqual([]);
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

const describe = ({ meta }: SitePage) => meta.description ?? "";

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
