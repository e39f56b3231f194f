import type { Offer, SoftwareApplication } from "schema-dts";
import type { FactSheet } from "../../content/schemas/fact-sheet-schema";
import type { Plan } from "../../content/schemas/plan-schema";
import { type ProductData, platformNames } from "../../content/schemas/product-schema";
import { isStale } from "../../products/freshness";

/** What is stated of an app beside its name. */
export type AppMarkup = Pick<
  Extract<SoftwareApplication, { "@type": "SoftwareApplication" }>,
  "operatingSystem" | "offers"
>;

/** Codes of UN/CEFACT, recommendation 20, as schema.org wants them for a unit. */
const unitCodes = { week: "WEE", month: "MON", year: "ANN" } as const;

/** Where an app runs and what it costs, as its page says. Prices that are old are left out, and so is what is not known. */
export function buildAppMarkup(
  { platforms, plans }: Pick<ProductData, "platforms" | "plans">,
  { staleAfter }: Pick<FactSheet, "staleAfter">,
  day: string,
): AppMarkup {
  const fresh = plans.filter(({ checkedOn }) => !isStale(checkedOn, staleAfter.plans, day));
  return {
    ...(platforms.length > 0
      ? { operatingSystem: platforms.map((platform) => platformNames[platform]).join(", ") }
      : {}),
    ...(fresh.length > 0 ? { offers: fresh.map(buildOffer) } : {}),
  };
}

function buildOffer({ name, price, currency, every }: Plan): Offer {
  const amount = { price, priceCurrency: currency };
  const offer = { "@type": "Offer", name, ...amount } as const;
  if (every.kind !== "time") return offer;
  const referenceQuantity = {
    "@type": "QuantitativeValue",
    value: every.count,
    unitCode: unitCodes[every.unit],
  } as const;
  return { ...offer, priceSpecification: { "@type": "UnitPriceSpecification", ...amount, referenceQuantity } };
}
