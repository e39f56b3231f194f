import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { Code } from "mdast";
import { visit } from "unist-util-visit";
import type { Block } from "./blocks/block";
import { browserStorage } from "./blocks/browser-storage";
import { calculator } from "./blocks/calculator";
import { chart } from "./blocks/chart";
import { helplines } from "./blocks/helplines";
import { ranking } from "./blocks/ranking";
import type { RenderContext } from "./body-types";
import { parseBody } from "./parse-body";

type AnyBlock = Block<unknown, unknown>;

/** All kinds of blocks, by the language of their fence. */
export const blocks: ReadonlyMap<string, AnyBlock> = new Map(
  [calculator, ranking, helplines, chart, browserStorage].map((block: AnyBlock) => [block.name, block]),
);

/** A block of a text, as it is written: its quotes are not filled in. */
export type FoundBlock = { block: AnyBlock; node: Code };

/** The blocks of a body, also in lists and quotes. An example inside another fence is none. */
export function getBlocks(body: string): FoundBlock[] {
  if (!mayHaveBlocks(body)) return [];
  const found: FoundBlock[] = [];
  visit(parseBody(body), "code", (node) => {
    const block = blocks.get(node.lang ?? "");
    if (block) found.push({ block, node });
  });
  return found;
}

/** What the blocks of one kind in a body ask for. Those that cannot be read are left out. */
export function getRequests<Request, Shown>(body: string, wanted: Block<Request, Shown>): Request[] {
  return getBlocks(body).flatMap(({ block, node }) => {
    const request = block.name === wanted.name ? wanted.parse(node.value).request : undefined;
    return request === undefined ? [] : [request];
  });
}

/** Most texts have none, and need not be parsed to know it. "&" and "\" may stand for a letter of a name. */
function mayHaveBlocks(body: string): boolean {
  return (
    ["```", "~~~"].some((fence) => body.includes(fence)) &&
    ["&", "\\", ...blocks.keys()].some((sign) => body.includes(sign))
  );
}

/** Finds what the blocks of one text show; `undefined` for one that is left out, which `npm run content:check` reports. */
export function createBlockReader(context: RenderContext): (block: AnyBlock, code: string) => unknown {
  const seen = new Set<string>();
  return (block, code) => {
    const { request } = block.parse(code);
    const key = `${block.name} ${JSON.stringify(request)}`;
    if (request === undefined || (block.once && seen.has(key))) return undefined;
    seen.add(key);
    return block.find(request, context);
  };
}

/** Puts what blocks show in the place of their code. */
export function rehypeBlocks(surface: "html" | "feed", context: RenderContext) {
  return (tree: Root): void => {
    const read = createBlockReader(context);
    visit(tree, "element", (node, index, parent) => {
      const block = node.tagName === "pre" ? blockIn(node.children[0]) : undefined;
      if (!block || !parent || index === undefined) return;
      const shown = read(block, textOf(node).replace(/\n$/, ""));
      const built = shown === undefined ? [] : block[surface](shown);
      parent.children.splice(index, 1, ...built);
      return index + built.length;
    });
  };
}

function blockIn(code: ElementContent | undefined): AnyBlock | undefined {
  const classes = (code as Element | undefined)?.properties?.className;
  const [language] = Array.isArray(classes) ? classes : [];
  return blocks.get(String(language).replace("language-", ""));
}
