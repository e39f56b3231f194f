import type { Code } from "mdast";
import { visit } from "unist-util-visit";
import { blocks } from "../../text/blocks";
import { editDistance } from "../../util/nearest";
import { type BodyText, type Finding, findingAt } from "./body-text";

/** Reports misspelt blocks, which would be shown as code, and unclosed fences, which swallow the rest of the text. */
export function checkFences(body: BodyText): Finding[] {
  const findings: Finding[] = [];
  visit(body.tree, (node) => {
    if (node.type === "code") {
      const problem = checkEnd(node, body.lines) ?? checkName(node);
      if (problem) findings.push(findingAt(node, problem));
    }
    if (
      node.type === "inlineCode" &&
      /^chart\s/.test(node.value) &&
      looksLikeChart(node.value.replace(/ (?=rows:)/, "\n"))
    )
      findings.push(findingAt(node, 'A chart goes between two lines of three backticks: "```chart" and "```".'));
  });
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
  const meant = [...blocks.keys()].find(
    (name) => lang && editDistance(lang.toLowerCase(), name) <= 2 && (name !== "chart" || looksLikeChart(value)),
  );
  if (meant) return `"${lang}" is shown as code. Did you mean "\`\`\`${meant}"?`;
  return !lang && looksLikeChart(value) ? 'This looks like a chart without its name: write "```chart".' : undefined;
}

/** Tells a chart from a language with a similar name. */
function looksLikeChart(value: string): boolean {
  return /^\s*rows:/m.test(value);
}
