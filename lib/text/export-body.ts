import type { Definition, PhrasingContent, Root, RootContent } from "mdast";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import { blocks } from "./block-kinds";
import { createBlockReader } from "./blocks";
import type { RenderContext } from "./body-types";
import { gfmOptions, parseBody } from "./parse-body";
import { remarkClaims } from "./remark-claims";

/**
 * The body of an entry as its editor wrote it, for readers elsewhere: quotes filled in and withheld as on the page, links
 * and pictures with whole addresses, without comments and raw HTML. Of a block stay the words of its author, and a link
 * to the page, which shows the rest; helplines are whole.
 * @param page The whole address of the page.
 */
export function exportBody(body: string, context: RenderContext, page: string): RootContent[] {
  const tree = structuredClone(parseBody(body));
  remarkClaims(context.resolveClaims)(tree);
  resolveReferences(tree);
  const read = createBlockReader(context);
  let position = 0;
  visit(tree, (node, index = 0, parent) => {
    if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") trimEnd(node.children);
    // What is put there is visited next.
    const replaceBy = (...others: RootContent[]) => {
      parent?.children.splice(index, 1, ...(others as never[]));
      return index;
    };
    if (node.type === "html" || node.type === "definition") return replaceBy();
    const block = node.type === "code" ? blocks.get(node.lang ?? "") : undefined;
    if (node.type === "code" && block) {
      const shown = read(block, node.value);
      if (shown === undefined) return replaceBy();
      if (block.markdown) return replaceBy(...block.markdown(shown));
      const words = block.authorWords(block.parse(node.value).request);
      const rest = linked(`The ${block.noun} on the page`, page);
      return replaceBy({ type: "paragraph", children: words ? [text(`${words}\n`), rest] : [rest] });
    }
    if (node.type === "image") node.url = toWhole(context.pictureOf?.(node.url)?.src ?? node.url, page) ?? page;
    if (node.type !== "link") return undefined;
    const partner = /^partner:(.*)/.exec(node.url)?.[1];
    if (partner !== undefined) position += 1;
    const url = partner === undefined ? toWhole(node.url, page) : context.affiliateAttributes(partner, position)?.href;
    // Of a link that the page does not have either, the words.
    if (url === undefined) return replaceBy(...node.children);
    node.url = url;
    if (partner !== undefined) node.children.push(text(" (affiliate link)"));
    return undefined;
  });
  return tree.children;
}

export const text = (value: string): PhrasingContent => ({ type: "text", value });

export const linked = (words: string, url: string): PhrasingContent => ({ type: "link", url, children: [text(words)] });

const processor = remark()
  .use(remarkGfm, gfmOptions)
  .data("settings", {
    bullet: "-",
    rule: "-",
    fences: true,
    handlers: {
      // An address stays as it is, byte for byte, for whoever takes it from the text as it stands.
      link({ url, title, ...node }, _parent, state, info) {
        const exit = state.enter("link");
        const words = state.containerPhrasing({ ...node, url }, { ...info, before: "[", after: "](" });
        exit();
        const address = url.replace(/\\(?=[!-/:-@[-`{-~])|&(?=[a-z0-9#]+;)|[<>]/gi, "\\$&");
        return `[${words}](${/[\s()<>]|^$/.test(url) ? `<${address}>` : address}${title ? ` ${JSON.stringify(title)}` : ""})`;
      },
    },
  })
  .freeze();

/** A tree as markdown: no character of a text becomes markup. */
export function writeMarkdown(children: readonly RootContent[]): string {
  return processor.stringify({ type: "root", children: [...children] });
}

/** `[words][1]` becomes a link with its address, so that links are counted as on the page. The first definition counts. */
function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  visit(tree, "definition", (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  visit(tree, (node) => {
    if (node.type !== "linkReference" && node.type !== "imageReference") return;
    const { url, title } = definitions.get(node.identifier) ?? {};
    if (url !== undefined) Object.assign(node, { type: node.type === "linkReference" ? "link" : "image", url, title });
  });
}

/** `undefined` for an address that the page leaves out, such as one of a script. */
function toWhole(url: string, page: string): string | undefined {
  if (/^(?:https?|mailto|sms|tel):/i.test(url)) return url;
  return /^[^/?#]*:/.test(url) || !URL.canParse(url, page) ? undefined : new URL(url, page).href;
}

/** The space before a sentence that is withheld would be written as a character reference. */
function trimEnd(children: PhrasingContent[]): void {
  const last = children.at(-1);
  if (last?.type === "text") last.value = last.value.trimEnd();
}
