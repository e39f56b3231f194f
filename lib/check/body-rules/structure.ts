import type { Code, Heading, List, ListItem } from "mdast";
import { blocks } from "../../text/blocks";
import { editDistance } from "../../util/nearest";
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

/**
 * Warns of sentences that begin with a number, such as a year or a day, and so become items of a list: "2025. That was …". A list
 * that goes on after some text between its items is none of them.
 */
export function checkLists(body: BodyText): Finding[] {
  const findings: Finding[] = [];
  for (const parent of body.nodes) {
    if (!("children" in parent)) continue;
    let before: List | undefined;
    for (const list of parent.children) {
      if (list.type !== "list" || !list.ordered) continue;
      findings.push(...checkStart(list, before, body));
      before = list;
    }
  }
  return findings.map((finding) => ({ ...finding, severity: "warning" as const }));
}

function checkStart(list: List, before: List | undefined, body: BodyText): Finding[] {
  const [first, second] = list.children;
  const start = list.start ?? 1;
  const goesOn = before !== undefined && start === (before.start ?? 1) + before.children.length;
  const isCounted = second !== undefined && readNumber(second, body).number === start + 1;
  if (!first || start <= 1 || goesOn || isCounted) return [];
  const { written, sign } = readNumber(first, body);
  return [
    findingAt(
      first,
      `"${written}${sign}" begins a list here. For a sentence that begins with a number write "${written}\\${sign}".`,
    ),
  ];
}

function readNumber(item: ListItem, body: BodyText) {
  const [, written = "", sign = "."] = /^(\d+)([.)])/.exec(getSource(body, item)) ?? [];
  return { number: Number(written), written, sign };
}

/** Reports misspelt blocks, which would be shown as code, and unclosed fences, which swallow the rest of the text. */
export function checkFences(body: BodyText): Finding[] {
  const findings: Finding[] = [];
  for (const node of body.nodes) {
    if (node.type === "code") {
      const problem = checkEnd(node, body.lines) ?? checkName(node);
      if (problem) findings.push(findingAt(node, problem));
    }
    if (node.type === "inlineCode") {
      const [name = "", ...fields] = node.value.split(/\s+/);
      const block = blocks.get(name);
      if (block?.isMeant?.(fields.join("\n"))) {
        const message = `A ${block.noun} goes between two lines of three backticks: "\`\`\`${name}" and "\`\`\`".`;
        findings.push(findingAt(node, message));
      }
    }
  }
  return findings;
}

function checkEnd({ position }: Code, lines: readonly string[]): string | undefined {
  if (!position) return undefined;
  const { start, end } = position;
  const [fence] = /^(?:`{3,}|~{3,})/.exec(lines[start.line - 1]?.slice(start.column - 1) ?? "") ?? [];
  // Indented code has no fence.
  if (!fence) return undefined;
  // In quotes and lists, markers come before the fence.
  const last = (lines[end.line - 1] ?? "").replace(/^[\s>]+/, "").trimEnd();
  const isClosed =
    end.line > start.line && last.length >= fence.length && last === (fence[0] ?? "").repeat(last.length);
  return isClosed ? undefined : `This block has no end: close it with a line of "${fence}".`;
}

function checkName({ lang, value }: Code): string | undefined {
  if (lang && blocks.has(lang)) return undefined;
  // Short names such as "cart" are close to "chart" by chance.
  const all = [...blocks.values()];
  if (!lang) {
    const nameless = all.find((block) => block.isMeant?.(value));
    return nameless && `This looks like a ${nameless.noun} without its name: write "\`\`\`${nameless.name}".`;
  }
  const meant = all.find(
    ({ name, isMeant = () => true }) => editDistance(lang.toLowerCase(), name) <= 2 && isMeant(value),
  );
  return meant && `"${lang}" is shown as code. Did you mean "\`\`\`${meant.name}"?`;
}
