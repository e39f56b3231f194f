import { visit } from "unist-util-visit";
import { describeCharacter, oddSpace } from "../../util/characters";
import { type Finding, positionAt } from "../../util/position";
import { type BodyText, getSource } from "./body-text";

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
    // Typed by another program or keyboard, at the beginning of a line or after the sign of a heading or list.
    pattern: new RegExp(
      String.raw`(?<=^(?:[ \t]|>[ \t]?|(?:[-*+]|\d{1,9}[.)])[ \t]+)*(?:#{1,6}|[-*+]|\d{1,9}[.)]|>|[-*+] \[[ xX]\])?)${oddSpace.source}`,
      "gmu",
    ),
    explain: (found) =>
      `Here is a ${describeCharacter(found)}, which makes no heading, list or quote. Write an ordinary space.`,
  },
];

/** A mark of emphasis, struck out words or code that has no other end. */
const unclosed = /(?<!\\)(?:\*\*|~~|`)/;

/** Reports links, references, footnotes, headings and emphasis that are shown literally because of a mistake. */
export function checkMarks(body: BodyText): Finding[] {
  const inText = linesLeft(body).flatMap(({ at, left }) =>
    lostMarks.flatMap(({ pattern, explain }) =>
      [...left.matchAll(pattern)].map(({ 0: found, index }) => ({
        ...positionAt(body.text, at + index),
        message: explain(found),
      })),
    ),
  );
  return [...inText, ...checkAllEmphasis(body)];
}

/** Marks of emphasis, struck out words and code that readers see, also in a field. */
export function checkAllEmphasis(body: BodyText): Finding[] {
  return linesLeft(body).flatMap(({ at, left }) => {
    const found = unclosed.exec(left);
    if (!found) return [];
    const message = `This "${found[0]}" is not closed, so readers see it. Close it, or remove it.`;
    return [{ ...positionAt(body.text, at + found.index), message }];
  });
}

/** What the parser took for text in each line, with "x" in place of what it has recognised: other offsets stay the same. */
function linesLeft(body: BodyText): { at: number; left: string }[] {
  return body.nodes.flatMap((line) => {
    if (line.type !== "paragraph" && line.type !== "heading" && line.type !== "tableCell") return [];
    const at = line.position?.start.offset ?? 0;
    let left = getSource(body, line).replace(/[^\n]/g, "x");
    visit(line, (node) => {
      const source = getSource(body, node);
      // Of a bare address, too: brackets around it may be a failed link.
      if (node.type !== "text" && !(node.type === "link" && !/^[[<]/.test(source))) return;
      const start = (node.position?.start.offset ?? at) - at;
      left = left.slice(0, start) + source + left.slice(start + source.length);
    });
    return [{ at, left }];
  });
}
