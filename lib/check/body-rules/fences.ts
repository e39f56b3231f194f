import type { Code } from "mdast";
import { blocks } from "../../text/blocks";
import { editDistance } from "../../util/nearest";
import { type BodyText, type Finding, findingAt } from "./body-text";

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
