import type { Offer, SoftwareApplication } from "schema-dts";
import { isStale } from "../../apps/freshness";
import type { FactSheet } from "../../content/schemas/fact-sheet-schema";
import type { Plan } from "../../content/schemas/plan-schema";
import { type ProductData, platformNames } from "../../content/schemas/product-schema";

/** The structured data of an app that come from its product file. */
export type AppMarkup = Pick<
  Extract<SoftwareApplication, { "@type": "SoftwareApplication" }>,
  "operatingSystem" | "offers"
>;

/** Unit codes for schema.org (UN/CEFACT, recommendation 20). */
const unitCodes = { week: "WEE", month: "MON", year: "ANN" } as const;

/** Platforms and prices of an app. Leaves out old prices, and what is unknown. */
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
