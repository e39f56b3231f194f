import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { type BodyText, type Finding, findingAtOffset, sourceOf, without } from "./body-text";

const address = "(?:https?:|mailto:|partner:|[/#])";

/** Marks that did not become what they were meant for, so that readers see them as they stand. */
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
    explain: () => "Take out the space between ] and (, or this is no link.",
  },
  {
    pattern: /(?<!\\)\[[^[\]\n]*\]\(/g,
    explain: () => "This is no link: its address has no end, or a space in it. Write [words](/address).",
  },
  {
    pattern: new RegExp(String.raw`\([^()\n]+\)\[${address}[^\]\n]*\]`, "g"),
    explain: () => "The brackets are the wrong way round: write [words](/address).",
  },
  {
    pattern: /^#{2,6}[^\s#]/gm,
    explain: () => 'This is no heading without a space after "#".',
  },
];

/** Links, references, footnotes, headings and bold words that are written wrongly and shown as they are typed. */
export function checkMarks(body: BodyText): Finding[] {
  const prose = without(body, (node) => isRead(node, body));
  const findings = lostMarks.flatMap(({ pattern, explain }) =>
    [...prose.matchAll(pattern)].map(({ 0: found, index }) => findingAtOffset(body.text, index, explain(found))),
  );
  visit(body.tree, "text", (node) => {
    const found = /(?<!\\)(?:\*\*|~~|`)/.exec(sourceOf(body, node));
    if (!found || node.position?.start.offset === undefined) return;
    const message = `This "${found[0]}" has no partner, so readers see it. Close it, or take it out.`;
    findings.push(findingAtOffset(body.text, node.position.start.offset + found.index, message));
  });
  return findings;
}

/** Parts in which every mark has its meaning. An address that became a link by itself stands between marks of its own. */
function isRead(node: Nodes, body: BodyText): boolean {
  if (node.type === "link") return /^[[<]/.test(sourceOf(body, node));
  return read.has(node.type);
}

const read: ReadonlySet<string> = new Set([
  "code",
  "inlineCode",
  "html",
  "definition",
  "image",
  "imageReference",
  "linkReference",
  "footnoteReference",
]);
