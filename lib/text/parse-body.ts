import { LRUCache } from "lru-cache";
import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { processWide } from "../runtime/process-wide";

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** How much text is kept parsed, in characters: about sixty articles, and a few megabytes of trees. */
const keptCharacters = 500_000;

/**
 * The syntax tree of a body, the same object for the page, feeds, the markdown export and checks of one text: parsing
 * takes longer than all that is made of the tree. Whoever changes it works on a `structuredClone`.
 * @param body Within the limits of body-limits.ts, as the bodies of all entries are; parsing others can take minutes.
 */
export function parseBody(body: string): Root {
  const parsed = processWide("parsed bodies", () => new LRUCache<string, Root>({ maxSize: keptCharacters }));
  const known = parsed.get(body);
  if (known) return known;
  const tree = parser.parse(body);
  parsed.set(body, tree, { size: body.length + 1 });
  return tree;
}
