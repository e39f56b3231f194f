import type { Root } from "hast";
import type { Root as Markdown, RootContent } from "mdast";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { HelplineList } from "../addresses/helpline-list";
import type { CostTable } from "../apps/costs/cost-table";
import { parseBody } from "../content/markdown/parse-body";
import { rehypeBlocks } from "./blocks";
import { buildFoldedCosts } from "./blocks/calculator";
import { foldedHelplines } from "./blocks/helplines";
import { asSafeHtml, type RenderContext, type RenderedBody, type SafeHtml } from "./body-types";
import { buildToc, splitHalves } from "./page-parts";
import { rehypeChecklists } from "./rehype-checklists";
import { rehypeLinks } from "./rehype-links";
import { rehypeOwnIds } from "./rehype-own-ids";
import { rehypePictures } from "./rehype-pictures";
import { rehypePlain } from "./rehype-plain";
import { rehypeTables } from "./rehype-tables";
import { remarkClaims } from "./remark-claims";

/** GitHub's rules, plus `partner:` links, which rehypeLinks replaces. Raw HTML is dropped before, by remark-rehype. */
const sanitizeSchema = {
  ...defaultSchema,
  // remark-rehype has already prefixed the ids of footnotes; a second prefix would break their links.
  clobberPrefix: "",
  protocols: { ...defaultSchema.protocols, href: ["http", "https", "mailto", "partner"] },
};

const writer = unified().use(rehypeStringify).freeze();
const forPage = unified().use(rehypeChecklists).use(rehypeTables).freeze();
const forFeed = unified().use(rehypePlain).freeze();

/** Renders the body of an entry for its page. */
export function renderBody(body: string, context: RenderContext, place: BodyPlace = {}): RenderedBody {
  const tree = forPage.runSync(toHtmlTree(parseBody(body), context, place)) as Root;
  const [first, second] = splitHalves(tree);
  const halves: [SafeHtml, SafeHtml] = [asSafeHtml(writer.stringify(first)), asSafeHtml(writer.stringify(second))];
  return { html: asSafeHtml(halves.join("\n")), halves, toc: buildToc(tree) };
}

/** The same for feeds, without what needs the styles and scripts of the site. */
export function renderFeedBody(body: string, context: RenderContext): SafeHtml {
  return asSafeHtml(writer.stringify(forFeed.runSync(toHtmlTree(parseBody(body), context)) as Root));
}

/** The ids of the headings of a text, as its page has them. Nothing else of the text is rendered for them. */
export function headingIds(body: string, resolveClaims: RenderContext["resolveClaims"]): string[] {
  const parts: RootContent[] = [];
  visit(parseBody(body), "heading", (node) => void parts.push(node));
  const tree = toHtmlTree({ type: "root", children: parts }, { affiliateAttributes: () => undefined, resolveClaims });
  const ids: string[] = [];
  visit(tree, "element", (node) => {
    if (/^h[2-6]$/.test(node.tagName)) ids.push(String(node.properties.id));
  });
  return ids;
}

/** What an app costs over time, below its plans, for `Prose`. */
export function renderCosts(costs: CostTable): SafeHtml {
  const tree: Root = { type: "root", children: [buildFoldedCosts(costs)] };
  return asSafeHtml(writer.stringify(forPage.runSync(tree) as Root));
}

/** Helplines that are in no text, for the results of a search: the first countries, the others folded. */
export function renderHelplines(helplines: HelplineList): SafeHtml {
  return asSafeHtml(writer.stringify({ type: "root", children: foldedHelplines(helplines) }));
}

/** Sanitising comes before heading ids, which it would prefix, and before blocks, which it would strip. */
function toHtmlTree(tree: Markdown, context: RenderContext, place: BodyPlace = {}): Root {
  const { idPrefix = "" } = place;
  const processor = unified()
    .use(remarkClaims, context.resolveClaims)
    .use(remarkRehype, { clobberPrefix: `${idPrefix}user-content-` })
    .use(rehypeSanitize, sanitizeSchema)
    .use(rehypeSlug, { prefix: idPrefix })
    .use(rehypeOwnIds)
    .use(rehypePlace, place)
    .use(rehypeLinks, context.affiliateAttributes)
    .use(rehypePictures, context.pictureOf)
    .use(rehypeBlocks, context);
  return processor.runSync(structuredClone(tree)) as Root;
}

/** For a text that is not the only one on its page. */
export type BodyPlace = {
  /** Begins the ids of its headings and footnotes. With a dot, which no heading's id has, they are no other text's. */
  idPrefix?: string;
  /** How many levels lower its headings are: 1 makes `##` an `h3`. */
  lowerBy?: number;
};

/** The id that remark-rehype gives the heading of footnotes, without a prefix, in every text. */
const labelId = "footnote-label";

/** Lowers the headings of a text, down to `h6`, and makes ids of its own of that of its footnotes and of links to its sections. */
function rehypePlace({ idPrefix = "", lowerBy = 0 }: BodyPlace) {
  return (tree: Root): void => {
    const sections = new Set<unknown>();
    visit(tree, "element", ({ tagName, properties: { id } }) => {
      if (/^h[1-6]$/.test(tagName) && id !== undefined) sections.add(`#${id}`);
    });
    visit(tree, "element", (node) => {
      const { properties } = node;
      const own = `#${idPrefix}${String(properties.href).slice(1)}`;
      if (idPrefix && String(properties.href).startsWith("#") && sections.has(own)) properties.href = own;
      if (properties.id === labelId) properties.id = idPrefix + labelId;
      if (String(properties.ariaDescribedBy) === labelId) properties.ariaDescribedBy = [idPrefix + labelId];
      const [, level] = /^h([1-6])$/.exec(node.tagName) ?? [];
      if (level) node.tagName = `h${Math.min(6, Number(level) + lowerBy)}`;
    });
  };
}
