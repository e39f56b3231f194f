import { latestDay } from "../../content/site/entry-dates";
import { escapeXml } from "../../util/escape";
import { routes } from "../../util/routes";
import { absoluteUrl } from "../metadata/page-metadata";

/** A page in the sitemap. */
export type SitemapEntry = {
  path: string;
  /** ISO day of the last visible change, if known. */
  lastmod?: string | undefined;
  /** Paths of the pictures that belong to the page. */
  images?: readonly string[];
};

/** Most addresses in one file; with more, sitemap.xml is an index. The protocol allows 50,000 addresses and 50 MB. */
export const sitemapPartSize = 5000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const imageNamespace = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** The text of /sitemap.xml: all pages, or an index of the parts if there are too many for one file. */
export function renderSitemap(entries: readonly SitemapEntry[]): string {
  return entries.length <= sitemapPartSize ? urlset(entries) : index(splitEntries(entries));
}

/** A part, counted from 1; `undefined` if there is no such part, or if one file is enough. */
export function renderSitemapPart(entries: readonly SitemapEntry[], part: number): string | undefined {
  const parts = entries.length <= sitemapPartSize ? [] : splitEntries(entries);
  const found = parts[part - 1];
  return found && urlset(found);
}

function splitEntries(entries: readonly SitemapEntry[]): SitemapEntry[][] {
  return Array.from({ length: Math.ceil(entries.length / sitemapPartSize) }, (_, part) =>
    entries.slice(part * sitemapPartSize, (part + 1) * sitemapPartSize),
  );
}

function urlset(entries: readonly SitemapEntry[]): string {
  return `${declaration}<urlset ${namespace} ${imageNamespace}>\n${entries.map(url).join("")}</urlset>\n`;
}

function url({ path, lastmod, images = [] }: SitemapEntry): string {
  const pictures = images.map((image) => `<image:image>${element("image:loc", absoluteUrl(image))}</image:image>`);
  return ["<url>", element("loc", absoluteUrl(path)), day(lastmod), ...pictures, "</url>\n"].join("");
}

/** The index of the parts. The `lastmod` of a part is the latest of its pages. */
function index(parts: readonly SitemapEntry[][]): string {
  const sitemaps = parts.map((entries, part) => {
    const newest = latestDay(entries.map(({ lastmod }) => lastmod));
    return `<sitemap>${element("loc", absoluteUrl(routes.sitemapPart(part + 1)))}${day(newest)}</sitemap>\n`;
  });
  return `${declaration}<sitemapindex ${namespace}>\n${sitemaps.join("")}</sitemapindex>\n`;
}

function day(lastmod: string | undefined): string {
  return lastmod ? element("lastmod", lastmod) : "";
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
