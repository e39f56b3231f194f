import type { Heading } from "mdast";
import { type BodyText, type Finding, findingAt, getSource, getWords } from "./body-text";

/** Checks headings: anchors, the table of contents and screen reader navigation depend on them (WCAG 1.3.1, 2.4.6). */
export function checkHeadings(body: BodyText): Finding[] {
  const findings: Finding[] = [];
  const lines = new Map<string, number>();
  let level = 1;
  for (const heading of body.nodes) {
    if (heading.type !== "heading") continue;
    const words = getWords(heading).trim();
    const problem = checkLevel(heading, level) ?? checkWords(words, lines);
    if (problem) findings.push(findingAt(heading, problem));
    else if (heading.depth === 2 && /\n[ \t>]*-+[ \t]*$/.test(getSource(body, heading)))
      findings.push({ ...findingAt(heading, madeByDashes), severity: "warning" });
    if (!lines.has(getKey(words))) lines.set(getKey(words), heading.position?.start.line ?? 1);
    level = Math.max(heading.depth, 2);
  }
  return findings;
}

const madeByDashes =
  'The line of dashes below makes this a heading. For a heading write "## …"; for a rule leave an empty line above the dashes.';

function checkLevel({ depth }: Heading, above: number): string | undefined {
  if (depth === 1) return 'The title is the page\'s only first-level heading; write "##".';
  if (depth <= above + 1) return undefined;
  const wanted = "#".repeat(above + 1);
  return `This heading skips a level: under ${above === 1 ? "the title" : `"${"#".repeat(above)}"`} comes "${wanted}", not "${"#".repeat(depth)}".`;
}

function checkWords(words: string, seen: ReadonlyMap<string, number>): string | undefined {
  if (words === "") return "This heading is empty. Write its words, or remove it.";
  if (!/[\p{L}\p{N}]/u.test(words)) return `The heading "${words}" has no words, so nothing can link to it. Add some.`;
  return seen.has(getKey(words))
    ? `The heading "${words}" appears twice in this text, so links cannot tell them apart. Reword one.`
    : undefined;
}

/** Without case and punctuation, like the anchor. */
function getKey(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim();
}
