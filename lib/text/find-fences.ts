/** A fenced block of a text. */
export type FoundFence = {
  /** Its content, without the fences. */
  code: string;
  /** The line of its first fence in the text, from 1. */
  line: number;
};

/** The fenced blocks with a language, such as `chart`, without those that stand in another block as an example. */
export function findFences(text: string, wanted: string): FoundFence[] {
  // Most texts have none.
  if (!text.includes(wanted)) return [];
  const found: FoundFence[] = [];
  let block: { fence: string; isWanted: boolean; line: number; lines: string[] } | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    if (block) {
      if (!isEnd(line, block.fence)) block.lines.push(line);
      else {
        if (block.isWanted) found.push({ code: block.lines.join("\n"), line: block.line });
        block = undefined;
      }
      continue;
    }
    const [start, fence = "", language = ""] = /^ {0,3}(`{3,}|~{3,})[ \t]*([^\s`]*)/.exec(line) ?? [];
    if (start !== undefined) block = { fence, isWanted: language === wanted, line: index + 1, lines: [] };
  }
  return found;
}

function isEnd(line: string, fence: string): boolean {
  const end = line.trim();
  return end.length >= fence.length && end === (fence[0] ?? "").repeat(end.length);
}
