import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse, defaultTreeAdapter as tree } from "parse5";
import { routes } from "../util/routes";

/** Where the report is, beside the build that it is of. */
export const buildReportFile = ".next/build-report.json";

/** Pages that show the report. A build makes them before it has one, so they are rendered again at their first visit. */
export const pagesWithReport: readonly string[] = [routes.moneyTest()];

/** What a build found in the pages that it made, and how its money test came out. */
export type BuildReport = {
  /** As `2025-06-28`. */
  day: string;
  pages: number;
  /** Affiliate links in those pages, by partner and placement ("ranked" for all cards of the ranking). */
  links: readonly LinkCount[];
  /** Pages with affiliate links and without a disclosure. */
  undisclosed: readonly string[];
  /** Pages without a language, or with a picture that has no text alternative. */
  inaccessible: readonly string[];
  money: { shuffles: number; isIdentical: boolean };
};

type LinkCount = { partner: string; placement: string; links: number; pages: number };

/** The report of the build that this process serves; `undefined` in development and in tests. */
export function readBuildReport(): BuildReport | undefined {
  try {
    return JSON.parse(readFileSync(resolve(/* turbopackIgnore: true */ process.cwd(), buildReportFile), "utf8"));
  } catch {
    return undefined;
  }
}

type PageWithLinks = {
  path: string;
  links: { partner: string; placement: string }[];
  isDisclosed: boolean;
  isAccessible: boolean;
};

/**
 * The affiliate links of a page as its HTML has them, whether a disclosure is on it, and whether it has its language and texts for
 * all pictures.
 * @param partners Slugs, by the host and path of their tracked addresses.
 */
export function readLinks(path: string, html: string, partners: ReadonlyMap<string, string>): PageWithLinks {
  const page: PageWithLinks = { path, links: [], isDisclosed: false, isAccessible: true };
  const nodes: import("parse5").DefaultTreeAdapterTypes.Node[] = [parse(html)];
  for (const node of nodes) {
    if ("childNodes" in node) nodes.push(...node.childNodes);
    if (!tree.isElementNode(node)) continue;
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    const isMute = node.tagName === "img" && !attributes.has("alt");
    if (isMute || (node.tagName === "html" && !attributes.get("lang"))) page.isAccessible = false;
    if (attributes.has("data-disclosure")) page.isDisclosed = true;
    const placement = attributes.get("data-affiliate")?.replace(/-\d+$/, "");
    if (node.tagName === "a" && placement !== undefined)
      page.links.push({ placement, partner: partnerOf(attributes.get("href") ?? "", partners) });
  }
  return page;
}

function partnerOf(href: string, partners: ReadonlyMap<string, string>): string {
  const [, slug] = /^\/go\/([^/]+)\//.exec(href) ?? [];
  return slug ?? partners.get(hostAndPath(href)) ?? "unknown";
}

/** "https://a.example/go?id=1" → "a.example/go". */
export function hostAndPath(address: string): string {
  const { host, pathname } = new URL(address, "https://site.invalid");
  return host + pathname;
}

/** Adds up the links of pages. */
export function countLinks(pages: readonly PageWithLinks[]): Omit<BuildReport, "day" | "money"> {
  const counts = new Map<string, LinkCount & { on: Set<string> }>();
  for (const { path, links } of pages)
    for (const { partner, placement } of links) {
      const key = `${partner} ${placement}`;
      const count = counts.get(key) ?? { partner, placement, links: 0, pages: 0, on: new Set<string>() };
      count.links += 1;
      count.pages = count.on.add(path).size;
      counts.set(key, count);
    }
  return {
    pages: pages.length,
    links: [...counts.values()]
      .map(({ on: _, ...count }) => count)
      .sort((a, b) => b.links - a.links || `${a.partner} ${a.placement}`.localeCompare(`${b.partner} ${b.placement}`)),
    undisclosed: pages.filter(({ links, isDisclosed }) => links.length > 0 && !isDisclosed).map(({ path }) => path),
    inaccessible: pages.filter(({ isAccessible }) => !isAccessible).map(({ path }) => path),
  };
}
