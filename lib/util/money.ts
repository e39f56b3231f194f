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
