import { quoteToken } from "../content/claims/quote-syntax";

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

/** A value of a chart that is a quote, with or without quotation marks around it. */
const quotedValue = /(\bvalue:[^\S\n]*)(["']?)(\{\{[^{}\n]*\}\})\2/g;

/** A price, or another figure alone. */
const figure = /^[^\d\s.-]{0,3}\d[\d,]*(?:\.\d+)?$/;

/**
 * Fills in the quotes of a fenced block, one by one, because code has no sentences. A chart draws figures, so there
 * `value: {{year:luna-ai.low}}` becomes `value: 95.88` and not "$95.88".
 * @param resolve What a quote such as `{{claim:users}}` says; the quote itself where it says nothing.
 */
export function fillFence(
  language: string | null | undefined,
  code: string,
  resolve: (quote: string) => string,
): string {
  const drawn =
    language === "chart"
      ? code.replace(quotedValue, (written, field: string, _mark: string, quote: string) => {
          const shown = resolve(quote);
          return figure.test(shown) ? field + shown.replace(/[^\d.]/g, "") : written;
        })
      : code;
  return drawn.replace(quoteToken, (quote) => resolve(quote));
}
