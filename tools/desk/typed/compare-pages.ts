import { difference, type Moved } from "../impact/compare-sites";
import { flatten } from "../impact/flatten";
import type { TypedSite } from "./typed-site";

/** What readers get at an address, before and after, empty where there is no page; and what search engines read there. */
export type ChangedPage = { path: string; before: string; after: string; data: Moved[] };

type ReadPage = { text: string; data: ReadonlyMap<string, string> };
const noPage: ReadPage = { text: "", data: new Map() };

/** How many pages are asked for at a time. */
const atOnce = 4;

/** Of a larger site, rendering all pages twice would take minutes. */
const mostPages = 1000;

/**
 * Renders all public pages of two states of the content.
 * @param before Files as they were: `undefined` for one that was not there.
 * @returns The pages that differ, by their addresses; `undefined` if there are too many to render. What only scripts read, and
 * comments, which a page of the build has others of, count for nothing.
 */
export async function comparePages(
  site: TypedSite,
  before: ReadonlyMap<string, string | undefined>,
): Promise<ChangedPage[] | undefined> {
  await site.show(before);
  const old = await readPages(site);
  await site.show(new Map());
  const now = old && (await readPages(site));
  if (!old || !now) return undefined;
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort()
    .map((path) => {
      const was = old.get(path) ?? noPage;
      const is = now.get(path) ?? noPage;
      return { path, before: was.text, after: is.text, data: difference(was.data, is.data) };
    })
    .filter(({ before, after, data }) => before !== after || data.length > 0);
}

async function readPages(site: TypedSite): Promise<Map<string, ReadPage> | undefined> {
  const read = async (path: string) => {
    const answer = await fetch(`${site.origin}${path}?desk-token=${site.token}`);
    return answer.ok ? answer.text() : "";
  };
  const paths = [...(await read("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  if (paths.length > mostPages) return undefined;
  const pages = new Map<string, ReadPage>();
  const readRest = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) pages.set(path, parsePage(await read(path)));
  };
  await Promise.all(Array.from({ length: atOnce }, readRest));
  return pages;
}

function parsePage(html: string): ReadPage {
  const [, graph = "{}"] = /<script[^>]* type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return {
    text: html.replace(/<script\b[^>]*>.*?<\/script>|<!--.*?-->/gs, ""),
    data: flatten((JSON.parse(graph) as { "@graph"?: unknown })["@graph"] ?? {}, ""),
  };
}
