import type { APIRequestContext, Page } from "@playwright/test";

type Link = {
  href: string;
  text: string;
  rel: string | null;
  target: string | null;
  /** Placement of an affiliate link; absent for any other link. */
  placement?: string;
  isAffiliate: boolean;
  isSource: boolean;
};

/** What the tests need of one HTML page. */
type Outline = {
  title: string;
  /** Path of the canonical address, with its query. */
  canonical: string | undefined;
  links: Link[];
  ids: string[];
  disclosures: number;
};

/** An address of the site, and its answer. */
export type CrawledUrl = {
  /** Path and query. */
  path: string;
  /** The first page found that links to it. */
  linkedFrom: string;
  /** Status after the redirects. */
  status: number;
  redirects: number;
  /** Only when the answer was HTML and not a redirect. */
  outline?: Outline;
};

/** How many queries of one page are followed: its links to itself, and those of hundreds of facts to the contact form, are made alike. */
const mostQueries = 15;

/**
 * Follows the site's own links from the start paths, breadth first, up to a number of addresses.
 * @param parser Any page: its browser parses the HTML without showing it or running its scripts.
 */
export async function crawl(
  request: APIRequestContext,
  parser: Page,
  { origin, start, limit }: { origin: string; start: string[]; limit: number },
): Promise<CrawledUrl[]> {
  const found = new Map(start.map((path) => [path, "the start of the crawl"]));
  const queries = new Map<string, number>();
  const isOneTooMany = ({ pathname, search }: URL) => {
    const count = (queries.get(pathname) ?? 0) + (search === "" ? 0 : 1);
    queries.set(pathname, count);
    return count > mostQueries;
  };
  const crawled: CrawledUrl[] = [];
  // A Map also iterates over entries that are added meanwhile.
  for (const [path, linkedFrom] of found) {
    if (crawled.length === limit) break;
    const answer = await visit(request, path);
    const outline = answer.html === undefined ? undefined : await readOutline(parser, origin + path, answer.html);
    crawled.push({ path, linkedFrom, status: answer.status, redirects: answer.redirects, ...(outline && { outline }) });
    for (const { href } of outline?.links ?? []) {
      const url = new URL(href);
      const target = url.pathname + url.search;
      if (url.origin === origin && !found.has(target) && !isOneTooMany(url)) found.set(target, path);
    }
  }
  return crawled;
}

async function visit(request: APIRequestContext, path: string) {
  let response = await request.get(path, { maxRedirects: 0 });
  let redirects = 0;
  while (response.headers().location && redirects < 5) {
    redirects += 1;
    response = await request.get(new URL(response.headers().location ?? "", response.url()).href, { maxRedirects: 0 });
  }
  const isPage = redirects === 0 && (response.headers()["content-type"] ?? "").startsWith("text/html");
  return { status: response.status(), redirects, html: isPage ? await response.text() : undefined };
}

function readOutline(parser: Page, address: string, html: string): Promise<Outline> {
  return parser.evaluate(
    ([base, text]) => {
      const parsed = new DOMParser().parseFromString(text, "text/html");
      const anchors = [...parsed.querySelectorAll<HTMLAnchorElement>("a[href]")];
      const canonical = parsed.querySelector<HTMLLinkElement>("link[rel=canonical]")?.getAttribute("href");
      const canonicalUrl = canonical ? new URL(canonical, base) : undefined;
      return {
        title: parsed.title.trim(),
        canonical: canonicalUrl && canonicalUrl.pathname + canonicalUrl.search,
        links: anchors.map((anchor) => ({
          href: new URL(anchor.getAttribute("href") ?? "", base).href,
          text: (anchor.textContent ?? "").trim(),
          rel: anchor.getAttribute("rel"),
          target: anchor.getAttribute("target"),
          placement: anchor.getAttribute("data-affiliate") ?? undefined,
          isAffiliate: anchor.hasAttribute("data-affiliate"),
          isSource: anchor.hasAttribute("data-source"),
        })),
        ids: [...parsed.querySelectorAll("[id]")].map(({ id }) => id),
        disclosures: parsed.querySelectorAll("[data-disclosure]").length,
      };
    },
    [address, html] as const,
  );
}
