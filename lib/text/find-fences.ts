/** Code in a fence, as it is written. Line and column, from 1, are those of its first fence. */
export type Fence = { language: string; code: string; line: number; column: number };

/** Beginnings of what a fence can stand in, or be a part of: HTML, and a fence that is not at the beginning of its line. */
const needsParser = /^ {0,3}<|.(?:```|~~~)|[\r\0]/;

const opening = /^(`{3,})([^`]*)$|^(~{3,})(.*)$/;

/**
 * Finds fences without parsing the text, which takes a hundred times as long: with ten thousand texts that is a minute
 * in which a server is not there.
 * @returns `undefined` for a text of which only a parser knows: with fences in lists or quotes, with HTML, or with a
 *   language that is not plain letters.
 */
export function findFences(text: string): Fence[] | undefined {
  const found: Fence[] = [];
  const lines = text.split("\n");
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    if (needsParser.test(line)) return undefined;
    const [, ticks, afterTicks, tildes, afterTildes] = opening.exec(line) ?? [];
    const fence = ticks ?? tildes;
    if (fence === undefined) continue;
    const info = (afterTicks ?? afterTildes ?? "").trim();
    // A character may be written as an entity or be escaped.
    if (/[&\\]/.test(info)) return undefined;
    const isClosing = new RegExp(`^ {0,3}[${fence[0]}]{${fence.length},}[ \\t]*$`);
    const end = lines.findIndex((other, at) => at > index && isClosing.test(other));
    const code = lines.slice(index + 1, end < 0 ? undefined : end).join("\n");
    found.push({
      language: info.split(/[ \t]/)[0] ?? "",
      // One that is never closed ends with the text, whose last line end is not part of it.
      code: end < 0 ? code.replace(/\n$/, "") : code,
      line: index + 1,
      column: 1,
    });
    if (end < 0) break;
    index = end;
  }
  return found;
}
