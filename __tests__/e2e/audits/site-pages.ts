import { test as base, type Page } from "@playwright/test";

/** One page of the sitemap, as a crawler sees it: its HTML, without running a script. */
export type SitePage = {
  /** From the sitemap. */
  url: string;
  path: string;
  lastmod: string | undefined;
  status: number;
  html: string;
} & PageFacts;

type PageFacts = {
  title: string;
  canonical: string | undefined;
  /** Content of meta elements by name or property; the first of each. */
  meta: Record<string, string>;
  headings: string[];
  /** Text of the body without scripts and styles, with single spaces. */
  text: string;
  /** Dates in `time` elements. */
  days: string[];
  /** Addresses of links and of feeds. */
  links: string[];
  feeds: { type: string; href: string }[];
  jsonLd: string[];
};

/** Every page in sitemap.xml, fetched once for all tests of a worker. */
export const test = base.extend<object, { sitePages: SitePage[] }>({
  sitePages: [
    async ({ browser, playwright }, use, { project }) => {
      const origin = new URL(project.use.baseURL ?? "").origin;
      const request = await playwright.request.newContext({ baseURL: origin });
      const parser = await browser.newPage();
      const sitemap = await (await request.get("/sitemap.xml")).text();
      const pages: SitePage[] = [];
      for (const [, entry = ""] of sitemap.matchAll(/<url>(.*?)<\/url>/gs)) {
        const url = /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? "";
        const { pathname: path } = new URL(url);
        const response = await request.get(path, { maxRedirects: 0 });
        const html = await response.text();
        const lastmod = /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1];
        pages.push({ url, path, lastmod, status: response.status(), html, ...(await readFacts(parser, url, html)) });
      }
      await parser.close();
      await request.dispose();
      await use(pages);
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

function readFacts(parser: Page, url: string, html: string): Promise<PageFacts> {
  return parser.evaluate(
    ([base, text]) => {
      const parsed = new DOMParser().parseFromString(text, "text/html");
      const all = <E extends Element>(selector: string) => [...parsed.querySelectorAll<E>(selector)];
      const words = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();
      const absolute = (address: string | null) => new URL(address ?? "", base).href;
      const jsonLd = all('script[type="application/ld+json"]').map((script) => script.textContent ?? "");
      const meta: Record<string, string> = {};
      for (const element of all("meta[content]")) {
        const name = element.getAttribute("name") ?? element.getAttribute("property");
        if (name) meta[name] ??= element.getAttribute("content") ?? "";
      }
      for (const element of all("script, style, template")) element.remove();
      return {
        title: parsed.title,
        canonical: parsed.querySelector("link[rel=canonical]")?.getAttribute("href") ?? undefined,
        meta,
        headings: all("h1").map(words),
        text: words(parsed.body),
        days: all("time").map((time) => time.getAttribute("datetime") ?? ""),
        links: all("a[href]").map((link) => absolute(link.getAttribute("href"))),
        feeds: all("link[rel=alternate][type*=rss], link[rel=alternate][type*=feed]").map((link) => ({
          type: link.getAttribute("type") ?? "",
          href: absolute(link.getAttribute("href")),
        })),
        jsonLd,
      };
    },
    [url, html] as const,
  );
}
