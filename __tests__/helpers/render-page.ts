import { parse } from "node:querystring";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { wordsOf } from "./page";

type Props = { params: Promise<Record<string, string>>; searchParams: Promise<NodeJS.Dict<string | string[]>> };
type Node = { "@type": string; [field: string]: unknown };

/** The module of each page, by its route as Next.js writes it; routes without parameters first. */
const pages: Record<string, () => Promise<{ default: unknown }>> = {
  "/": () => import("@/app/page"),
  "/about": () => import("@/app/about/page"),
  "/affiliate-disclosure": () => import("@/app/affiliate-disclosure/page"),
  "/authors": () => import("@/app/authors/page"),
  "/blog": () => import("@/app/blog/page"),
  "/changes": () => import("@/app/changes/page"),
  "/contact": () => import("@/app/contact/page"),
  "/contact/received": () => import("@/app/contact/received/page"),
  "/contact/report": () => import("@/app/contact/report/page"),
  "/contact/sent": () => import("@/app/contact/sent/page"),
  "/contact/subscribed": () => import("@/app/contact/subscribed/page"),
  "/data": () => import("@/app/data/page"),
  "/help": () => import("@/app/help/page"),
  "/how-we-know": () => import("@/app/how-we-know/page"),
  "/how-we-know/money": () => import("@/app/how-we-know/money/page"),
  "/privacy": () => import("@/app/privacy/page"),
  "/reviews": () => import("@/app/reviews/page"),
  "/reviews/compare": () => import("@/app/reviews/compare/page"),
  "/reviews/compare/results": () => import("@/app/reviews/compare/results/page"),
  "/reviews/costs": () => import("@/app/reviews/costs/page"),
  "/reviews/costs/results": () => import("@/app/reviews/costs/results/page"),
  "/reviews/find": () => import("@/app/reviews/find/page"),
  "/reviews/find/results": () => import("@/app/reviews/find/results/page"),
  "/search-results": () => import("@/app/search-results/page"),
  "/terms": () => import("@/app/terms/page"),
  "/authors/[slug]": () => import("@/app/authors/[slug]/page"),
  "/blog/[slug]": () => import("@/app/blog/[slug]/page"),
  "/blog/page/[pageNumber]": () => import("@/app/blog/page/[pageNumber]/page"),
  "/not-found/[kind]": () => import("@/app/not-found/[kind]/page"),
  "/reviews/[slug]": () => import("@/app/reviews/[slug]/page"),
  "/reviews/compare/[pair]": () => import("@/app/reviews/compare/[pair]/page"),
  "/[slug]/page/[pageNumber]": () => import("@/app/[slug]/page/[pageNumber]/page"),
  "/[slug]": () => import("@/app/[slug]/page"),
};

function findPage(path: string) {
  for (const [route, load] of Object.entries(pages)) {
    const match = new RegExp(`^${route.replace(/\[(\w+)\]/g, "(?<$1>[^/]+)")}$`).exec(path);
    if (match) return { load, params: { ...match.groups } };
  }
  throw new Error(`No page has the address ${path}.`);
}

/**
 * Renders a page of the content that is read at present.
 * @param address The path under `app/` that answers, and a query if the page reads one: `/reviews/find/results?month=9`.
 * @returns the HTML as the server sends it, its words without structured data, and the nodes of its graph.
 * @throws what the page throws, for example `NEXT_HTTP_ERROR_FALLBACK;404` for an unknown slug.
 */
export async function renderPage(address: string) {
  const [path = "", query = ""] = address.split("?");
  const { load, params } = findPage(path);
  const Page = (await load()).default as (props: Props) => ReactElement | Promise<ReactElement>;
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve({ ...parse(query) }) };
  const html = renderToStaticMarkup(await Page(props));
  const [, graph] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const jsonLd: Node[] = graph ? JSON.parse(graph)["@graph"] : [];
  return { html, text: wordsOf(html), jsonLd };
}

/** The HTML of a page, where a test needs nothing else. */
export const htmlOf = async (address: string) => (await renderPage(address)).html;

/** The words of a page, where a test needs nothing else. */
export const textOf = async (address: string) => (await renderPage(address)).text;
