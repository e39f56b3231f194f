import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { type BodyText, type Finding, findingAtOffset, getSource, without } from "./body-text";

const address = "(?:https?:|mailto:|partner:|[/#])";

/** Markup that the parser did not recognise, so that readers see it literally. */
const lostMarks: readonly { pattern: RegExp; explain: (found: string) => string }[] = [
  {
    pattern: /(?<!\\)\[[^[\]\n]+\]\[[^[\]\n]*\]/g,
    explain: (found) => {
      const [, words = "", name = ""] = /^\[(.*)\]\[(.*)\]$/.exec(found) ?? [];
      return `Nothing defines [${name || words}]. Write [${words}](/address), or add a line "[${name || words}]: /address".`;
    },
  },
  {
    pattern: /(?<!\\)\[\^[^\]\s]+\](?!:)/g,
    explain: (found) => `There is no footnote ${found}. Add a line "${found}: …".`,
  },
  {
    pattern: new RegExp(String.raw`(?<!\\)\[[^[\]\n]+\]\s+\(${address}`, "g"),
    explain: () => "Remove the space between ] and (: with it, this is not a link.",
  },
  {
    pattern: /(?<!\\)\[[^[\]\n]*\]\(/g,
    explain: () => "This is not a link: its address has no end, or contains a space. Write [words](/address).",
  },
  {
    pattern: new RegExp(String.raw`\([^()\n]+\)\[${address}[^\]\n]*\]`, "g"),
    explain: () => "The brackets are the wrong way round: write [words](/address).",
  },
  {
    pattern: /^#{2,6}[^\s#]/gm,
    explain: () => 'Write a space after "#": without it, this is not a heading.',
  },
];

/** Reports links, references, footnotes, headings and emphasis that are shown literally because of a mistake. */
export function checkMarks(body: BodyText): Finding[] {
  const prose = without(body, (node) => isParsed(node, body));
  const findings = lostMarks.flatMap(({ pattern, explain }) =>
    [...prose.matchAll(pattern)].map(({ 0: found, index }) => findingAtOffset(body.text, index, explain(found))),
  );
  visit(body.tree, "text", (node) => {
    const found = /(?<!\\)(?:\*\*|~~|`)/.exec(getSource(body, node));
    if (!found || node.position?.start.offset === undefined) return;
    const message = `This "${found[0]}" is not closed, so readers see it. Close it, or remove it.`;
    findings.push(findingAtOffset(body.text, node.position.start.offset + found.index, message));
  });
  return findings;
}

/**
 * Whether the parser has recognised the markup of a node. Not for a bare address: brackets around it may be a failed
 * link.
 */
function isParsed(node: Nodes, body: BodyText): boolean {
  if (node.type === "link") return /^[[<]/.test(getSource(body, node));
  return parsedTypes.has(node.type);
}

const parsedTypes: ReadonlySet<string> = new Set([
  "code",
  "inlineCode",
  "html",
  "definition",
  "image",
  "imageReference",
  "linkReference",
  "footnoteReference",
]);
