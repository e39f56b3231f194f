import { test as base, type Page } from "@playwright/test";

/** One page of the sitemap, as a crawler sees it, without running a script. */
export type SitePage = {
  /** From the sitemap. */
  url: string;
  path: string;
  status: number;
} & PageFacts;

type PageFacts = {
  title: string;
  canonical: string | undefined;
  /** Content of meta elements by name or property; the first of each. */
  meta: Record<string, string>;
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
      for (const [, url = ""] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g)) {
        const { pathname: path } = new URL(url);
        const response = await request.get(path, { maxRedirects: 0 });
        pages.push({ url, path, status: response.status(), ...(await readHead(parser, await response.text())) });
      }
      await parser.close();
      await request.dispose();
      await use(pages);
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

function readHead(parser: Page, html: string): Promise<PageFacts> {
  return parser.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "text/html");
    const meta: Record<string, string> = {};
    for (const element of parsed.querySelectorAll("meta[content]")) {
      const name = element.getAttribute("name") ?? element.getAttribute("property");
      if (name) meta[name] ??= element.getAttribute("content") ?? "";
    }
    return {
      title: parsed.title,
      canonical: parsed.querySelector("link[rel=canonical]")?.getAttribute("href") ?? undefined,
      meta,
    };
  }, html);
}
