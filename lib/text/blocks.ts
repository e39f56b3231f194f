import type { Element, ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";
import { parseBody } from "../content/markdown/parse-body";
import type { Block } from "./blocks/block";
import { calculator } from "./blocks/calculator";
import { chart } from "./blocks/chart";
import { helplines } from "./blocks/helplines";
import { ranking } from "./blocks/ranking";
import type { RenderContext } from "./body-types";
import { wordsOfHtml } from "./html-element";

/** A block of a text, as it is written: its quotes are not filled in. Line and column count from 1 within the body. */
export type FoundBlock = { block: AnyBlock; code: string; line: number; column: number };

/** The blocks of a body, also in lists and quotes. An example inside another fence is none. */
export function getBlocks(body: string): FoundBlock[] {
  // Most texts have none, and need not be parsed for it.
  if (!/```|~~~/.test(body)) return [];
  const found: FoundBlock[] = [];
  visit(parseBody(body), "code", ({ lang, value, position }) => {
    const block = blocks.get(lang ?? "");
    const { line, column } = position?.start ?? { line: 1, column: 1 };
    if (block) found.push({ block, code: value, line, column });
  });
  return found;
}

/** Finds what the blocks of one text show; `undefined` for one that is left out, which `npm run content -- check` reports. */
export function createBlockReader({ site }: RenderContext): (block: AnyBlock, code: string) => unknown {
  const seen = new Set<string>();
  return (block, code) => {
    const { request } = block.parse(code);
    const key = `${block.name} ${JSON.stringify(request)}`;
    if (request === undefined || (block.once && seen.has(key))) return undefined;
    seen.add(key);
    return block.find(request, site);
  };
}

/** Puts what blocks show in the place of their code. */
export function rehypeBlocks(context: RenderContext) {
  return (tree: Root): void => {
    const read = createBlockReader(context);
    visit(tree, "element", (node, index, parent) => {
      const block = node.tagName === "pre" ? blockIn(node.children[0]) : undefined;
      if (!block || !parent || index === undefined) return;
      const shown = read(block, wordsOfHtml(node).replace(/\n$/, ""));
      const built = shown === undefined ? [] : block.html(shown);
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

export type AnyBlock = Block<unknown, unknown>;

/** All kinds of blocks, by the language of their fence. */
export const blocks: ReadonlyMap<string, AnyBlock> = new Map(
  [calculator, ranking, helplines, chart].map((block: AnyBlock) => [block.name, block]),
);
