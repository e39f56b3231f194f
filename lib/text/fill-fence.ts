import { quoteToken } from "../content/claims/quote-syntax";

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
