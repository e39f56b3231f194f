import { escapeXml } from "../../util/escape";
import { absoluteUrl } from "../metadata/page-metadata";

/** A page in the sitemap. */
export type SitemapEntry = {
  path: string;
  /** ISO day of the last visible change, if known. */
  lastmod?: string | undefined;
  /** Paths of the pictures that belong to the page. */
  images?: readonly string[];
};

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const imageNamespace = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** The text of /sitemap.xml. The protocol allows 50,000 addresses and 50 MB, several times what the site is made for. */
export function renderSitemap(entries: readonly SitemapEntry[]): string {
  return `${declaration}<urlset ${namespace} ${imageNamespace}>\n${entries.map(url).join("")}</urlset>\n`;
}

function url({ path, lastmod, images = [] }: SitemapEntry): string {
  const pictures = images.map((image) => `<image:image>${element("image:loc", absoluteUrl(image))}</image:image>`);
  return ["<url>", element("loc", absoluteUrl(path)), day(lastmod), ...pictures, "</url>\n"].join("");
}

function day(lastmod: string | undefined): string {
  return lastmod ? element("lastmod", lastmod) : "";
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
