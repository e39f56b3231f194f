import { quoteToken } from "../content/claims/quote-syntax";
import { blocks } from "./block-kinds";

/** A price, or another figure alone. */
const figure = /^[^\d\s.-]{0,3}\d[\d,]*(?:\.\d+)?$/;

/**
 * Fills in the quotes of a fenced block, one by one, because code has no sentences. A field that is drawn gets the figure
 * alone: of a chart, `value: {{year:luna-ai.low}}` becomes `value: 95.88` and not "$95.88".
 * @param resolve What a quote such as `{{claim:users}}` says; the quote itself where it says nothing.
 */
export function fillFence(
  language: string | null | undefined,
  code: string,
  resolve: (quote: string) => string,
): string {
  const drawnField = blocks.get(language ?? "")?.drawnField;
  const drawn = drawnField === undefined ? code : fillDrawn(drawnField, code, resolve);
  return drawn.replace(quoteToken, (quote) => resolve(quote));
}

/** A value may have quotation marks around it. */
function fillDrawn(name: string, code: string, resolve: (quote: string) => string): string {
  const quotedValue = new RegExp(String.raw`(\b${name}:[^\S\n]*)(["']?)(\{\{[^{}\n]*\}\})\2`, "g");
  return code.replace(quotedValue, (written, field: string, _mark: string, quote: string) => {
    const shown = resolve(quote);
    return figure.test(shown) ? field + shown.replace(/[^\d.]/g, "") : written;
  });
}
