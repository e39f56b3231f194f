import type { RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { entryAddress } from "../addresses/page-addresses";
import { parseBody, parser } from "../content/markdown/parse-body";
import { getSiteTexts } from "../content/site/documents";
import { getOffers } from "../content/site/entries";
import { postsBySlug, rankingBySlug, type Site } from "../content/site/site";
import { blocks, createBlockReader } from "../text/blocks";
import type { RenderContext } from "../text/body-types";
import { remarkClaims } from "../text/remark-claims";
import { getRenderContext } from "../text/render-context";
import { routes } from "../util/routes";
import { sampleNotes } from "../util/sample";
import { absoluteUrl } from "./metadata/page-metadata";
import { respondWithText } from "./text-response";

/** Answers with a published article or review as markdown; 404 for anything else. */
export function respondWithMarkdown(site: Site, request: Request, folder: string, slug: string): Response {
  const entry =
    folder === "blog" ? postsBySlug(site).get(slug) : folder === "reviews" ? rankingBySlug(site).get(slug) : undefined;
  if (!entry)
    return new Response("There is no such text.\n", { status: 404, headers: { "cache-control": "no-store" } });
  const isReview = "product" in entry;
  const page = entryAddress(isReview ? "reviews" : "blog", slug);
  const url = absoluteUrl(page);
  const offers = isReview ? entry.offers : getOffers(site, entry);
  const title = entry.title.replace(/[\\`*_~[\]<>&#|]/g, "\\$&");
  // What a reader has to know of any text that links to partners, or that is a sample.
  const notes = [offers !== "none" && getSiteTexts(site).shortDisclosure, entry.sample && sampleNotes.entry];
  const head = [`# ${title}\n\n[Facts, sources and corrections](${url})`, ...notes.filter(Boolean)].join("\n");
  const context = getRenderContext(site, { page, placement: "markdown", offers });
  const render = () => `${head}\n\n${exportBody(entry.body, context, url)}`;
  // The page is what search engines should list.
  const headers = { "x-robots-tag": "noindex", link: `<${url}>; rel="canonical"` };
  return respondWithText(site, request, { path: routes.markdown(page), contentType: "text/markdown", headers, render });
}

const writer = parser().data("settings", { bullet: "-", rule: "-" }).freeze();

/**
 * A text as its editor wrote it, as markdown: quotes filled in and withheld as on the page, whole addresses, no comments. Blocks
 * that the page shows stay as they are written; helplines are whole.
 * @param page The whole address of the page.
 */
export function exportBody(body: string, context: RenderContext, page: string): string {
  const tree = structuredClone(parseBody(body));
  remarkClaims(context.resolveClaims)(tree);
  const read = createBlockReader(context);
  let links = 0;
  visit(tree, (node, index = 0, parent) => {
    const replaceBy = (...others: RootContent[]) => {
      parent?.children.splice(index, 1, ...(others as never[]));
      return index + (others[0] === node ? 1 : 0);
    };
    if (node.type === "html") return replaceBy();
    const block = node.type === "code" ? blocks.get(node.lang ?? "") : undefined;
    if (node.type === "code" && block) {
      const shown = read(block, node.value);
      return replaceBy(...(shown === undefined ? [] : (block.markdown?.(shown) ?? [node])));
    }
    if (node.type === "image") node.url = toWhole(context.pictureOf?.(node.url)?.src ?? node.url, page) ?? page;
    if (node.type !== "link") return undefined;
    const [, partner] = /^partner:(.*)/.exec(node.url) ?? [];
    if (partner !== undefined) links += 1;
    const url = partner === undefined ? toWhole(node.url, page) : context.affiliateAttributes(partner, links)?.href;
    // Of a link that the page does not have either, the words.
    if (url === undefined) return replaceBy(...node.children);
    node.url = url;
    if (partner !== undefined) node.children.push({ type: "text", value: " (affiliate link)" });
    return undefined;
  });
  // Addresses stay as they are, for whoever takes them from the text as it stands. Sentences that are withheld leave spaces.
  return writer
    .stringify(tree)
    .replace(/\]\((?:\\.|[^\s)\\])*/g, (address) => address.replace(/\\(?=[&[])/g, ""))
    .replace(/ ?&#x20;(?= \||$)/gm, "");
}

/** `undefined` for an address that the page leaves out, such as one of a script. */
function toWhole(url: string, page: string): string | undefined {
  const whole = URL.canParse(url, page) ? new URL(url, page) : undefined;
  return whole && /^(?:https?|mailto|sms|tel):$/.test(whole.protocol) ? whole.href : undefined;
}
