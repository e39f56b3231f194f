import type { Heading, Nodes, Paragraph, RootContent, TableCell } from "mdast";
import { visit } from "unist-util-visit";
import { blocks } from "./block-kinds";
import { createBlockReader } from "./blocks";
import type { RenderContext } from "./body-types";
import { parseBody } from "./parse-body";
import { remarkClaims } from "./remark-claims";

type PortableContext = RenderContext & {
  /** The whole address of a path of the site. */
  toAbsolute: (path: string) => string;
  /** The path of the page that shows the text. */
  page: string;
};

/**
 * The body of an entry as markdown that can be read elsewhere: quotes filled in, links and pictures with whole
 * addresses, affiliate links said to be such, blocks as tables and lists, headings one level lower, comments and raw
 * HTML left out.
 */
export function portableBody(body: string, context: PortableContext): RootContent[] {
  const tree = structuredClone(parseBody(body));
  remarkClaims(context.resolveClaims)(tree);
  const read = createBlockReader(context);
  let position = 0;
  visit(tree, (node, index, parent) => {
    if ((node.type === "link" || node.type === "definition") && getPartner(node.url) !== undefined) position += 1;
    const other = parent && getReplacement(node, context, position, read);
    if (other && index !== undefined) {
      parent.children.splice(index, 1, ...(other as typeof parent.children));
      return node.type === "link" ? index : index + other.length;
    }
    makePortable(node, context, position);
    return undefined;
  });
  return tree.children;
}

/** What replaces a node that means something only on the page; `undefined` for any other. */
function getReplacement(
  node: Nodes,
  { affiliateAttributes, toAbsolute }: PortableContext,
  position: number,
  read: ReturnType<typeof createBlockReader>,
): Nodes[] | undefined {
  if (node.type === "html") return [];
  const partner = node.type === "link" ? getPartner(node.url) : undefined;
  // The words of a link to no partner.
  if (node.type === "link" && partner !== undefined)
    return affiliateAttributes(partner, position) ? undefined : node.children;
  const block = node.type === "code" ? blocks.get(node.lang ?? "") : undefined;
  if (node.type !== "code" || !block) return undefined;
  const shown = read(block, node.value);
  return shown === undefined ? [] : block.markdown(shown, toAbsolute);
}

/** @param position Number of the last link to a partner, counted through the text. */
function makePortable(node: Nodes, context: PortableContext, position: number): void {
  if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") trimEnd(node);
  if (node.type === "heading") node.depth = Math.min(6, node.depth + 1) as typeof node.depth;
  if (node.type === "image") node.url = context.toAbsolute(context.pictureOf?.(node.url)?.src ?? node.url);
  if (node.type === "definition") node.url = getAddress(node.url, context, position);
  if (node.type !== "link") return;
  if (getPartner(node.url) !== undefined) node.children.push({ type: "text", value: " (affiliate link)" });
  node.url = getAddress(node.url, context, position);
}

/** The space before a sentence that is withheld would be written as a character reference. */
function trimEnd({ children }: Paragraph | Heading | TableCell): void {
  const last = children.at(-1);
  if (last?.type === "text") last.value = last.value.trimEnd();
}

function getPartner(url: string): string | undefined {
  return url.startsWith("partner:") ? url.slice("partner:".length) : undefined;
}

/** A reference to an unknown partner leads to the page itself. */
function getAddress(url: string, context: PortableContext, position: number): string {
  const { affiliateAttributes, toAbsolute, page } = context;
  const partner = getPartner(url);
  if (partner !== undefined) return getAddress(affiliateAttributes(partner, position)?.href ?? page, context, position);
  if (url.startsWith("#")) return toAbsolute(page) + url;
  return url.startsWith("/") ? toAbsolute(url) : url;
}
