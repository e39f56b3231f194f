import { z } from "zod";
import { currencies } from "../../util/money";
import { parseBillingPeriod } from "../apps/billing-period";
import { isoDate, slug, text } from "./fields";
import { sourceSchema } from "./source-schema";

/** An amount of money with at most two decimals; 0 is free. */
const price = z
  .number()
  .min(0)
  .max(10_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, "Write a price with cents, like 7.99.");

const billingPeriod = z.string().transform((written, context) => {
  const period = parseBillingPeriod(written);
  if (period) return period;
  context.addIssue('Write what one payment buys: "1 month", "3 months", "1 year", "once" or "100 credits".');
  return z.NEVER;
});

/** One way to pay for an app. Costs per month and per year are worked out (lib/content/apps/plan-costs.ts). */
export const planSchema = z.strictObject({
  /** The name that text quotes: `{{price:app.id}}`. */
  id: slug,
  name: text(60),
  /** What one payment costs. When it changes, the former price goes into `history`, and `checkedOn` is the day of the new one. */
  price,
  currency: z.enum(currencies).default("USD"),
  /** What one payment buys. */
  every: billingPeriod,
  /** Whether it is charged again by itself; read only for plans that buy time. */
  renews: z.boolean().default(true),
  /** What the plan includes and what it does not, in a few words. */
  limits: text(160).optional(),
  source: sourceSchema,
  /** Day on which somebody read the price there. */
  checkedOn: isoDate,
  /** Former prices, oldest first; each held until the day on which the next one came. */
  history: z
    .array(z.strictObject({ price, until: isoDate }))
    .max(30)
    .default([]),
});

export type Plan = z.infer<typeof planSchema>;
