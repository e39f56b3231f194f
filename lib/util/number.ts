/** A rating or score with one decimal: 4 → "4.0". */
export function formatScore(value: number): string {
  return value.toFixed(1);
}

/** "1 article", "2 articles". */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

const lists = new Intl.ListFormat("en", { type: "conjunction", style: "long" });

/** "Lark", "Lark and Merle", "Lark, Merle, and Orrin". */
export function formatList(items: Iterable<string>): string {
  return lists.format(items);
}

const figure = /\d{1,3}(?:[,\u00A0\u202F]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;

const scales: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 };

/**
 * The numbers in an English text, never a part of one: "10,000+" → 10000, "$17.99" → 17.99 (not 7.99), "10K" → 10000.
 */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(figure)].map(({ 0: digits, index }) => {
    const [, scale = ""] = /^\s?(k|thousand|m|million)\b/i.exec(text.slice(index + digits.length)) ?? [];
    const value = Number(digits.replace(/[^\d.]/g, ""));
    return Number((value * (scales[scale.toLowerCase()] ?? 1)).toPrecision(12));
  });
}

/** Currencies that a plan may be priced in (ISO 4217). All of them have cents. */
export const currencies = ["USD", "EUR", "GBP", "CAD", "AUD"] as const;

export type Currency = (typeof currencies)[number];

/** A price as an editor writes it, 7.99, in whole cents, 799. Sums are made of these only. */
export function toCents(price: number): number {
  return Math.round(price * 100);
}

/** Making a formatter takes far longer than using it. */
const formatters = new Map<Currency, Intl.NumberFormat>();

/** 119999 → "$1,199.99", with the cents also where they are none. Parts of a cent are rounded. */
export function formatMoney(cents: number, currency: Currency): string {
  const formatter = formatters.get(currency) ?? new Intl.NumberFormat("en-US", { style: "currency", currency });
  formatters.set(currency, formatter);
  return formatter.format(Math.round(cents) / 100);
}
