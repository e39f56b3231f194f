import type { Heading, Nodes, Paragraph, TableCell } from "mdast";
import { visit } from "unist-util-visit";
import { describeCharacter, oddSpace } from "../../util/characters";
import { type Finding, positionAt } from "../../util/position";
import { type BodyText, getSource, without } from "./body-text";

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
    // A special space is reported as such.
    pattern: /^#{2,6}[^\s#\p{Default_Ignorable_Code_Point}]/gmu,
    explain: () => 'Write a space after "#": without it, this is not a heading.',
  },
  {
    // Another program or keyboard has given it.
    pattern: new RegExp(
      String.raw`(?<=^(?:[ \t]|>[ \t]?|(?:[-*+]|\d{1,9}[.)])[ \t]+)*(?:#{1,6}|[-*+]|\d{1,9}[.)]|>|[-*+] \[[ xX]\]))${oddSpace.source}`,
      "gmu",
    ),
    explain: (found) =>
      `Here is a ${describeCharacter(found)}, which makes no heading, list or quote. Write an ordinary space.`,
  },
];

/** Reports links, references, footnotes, headings and emphasis that are shown literally because of a mistake. */
export function checkMarks(body: BodyText): Finding[] {
  const prose = without(body.text, body.nodes, (node) => isParsed(node, body));
  const findings = lostMarks.flatMap(({ pattern, explain }) =>
    [...prose.matchAll(pattern)].map(({ 0: found, index }) => ({
      ...positionAt(body.text, index),
      message: explain(found),
    })),
  );
  return [...findings, ...checkAllEmphasis(body)];
}

/** Marks of emphasis, struck out words and code that readers see, also in a field. */
export function checkAllEmphasis(body: BodyText): Finding[] {
  const findings: Finding[] = [];
  visit(body.tree, (node) => {
    if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell")
      findings.push(...checkEmphasis(node, body));
  });
  return findings;
}

/** Marks that the parser took for text. */
function checkEmphasis(node: Paragraph | Heading | TableCell, body: BodyText): Finding[] {
  const at = node.position?.start.offset ?? 0;
  const left = leftAsText(node, body);
  const unclosed = /(?<!\\)(?:\*\*|~~|`)/.exec(left);
  if (!unclosed) return [];
  const message = `This "${unclosed[0]}" is not closed, so readers see it. Close it, or remove it.`;
  return [{ ...positionAt(body.text, at + unclosed.index), message }];
}

/** What is text in a line, with "x" in place of what the parser has recognised: other offsets stay the same. */
function leftAsText(node: Paragraph | Heading | TableCell, body: BodyText): string {
  const start = node.position?.start.offset ?? 0;
  let left = "x".repeat(getSource(body, node).length);
  visit(node, "text", (text) => {
    const at = (text.position?.start.offset ?? start) - start;
    const source = getSource(body, text);
    left = left.slice(0, at) + source + left.slice(at + source.length);
  });
  return left;
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
