import { z } from "zod";
import { currencies } from "../../util/number";
import { parseBillingPeriod } from "../apps/billing-period";
import { decimal, imagePath, isoDate, slug, text, webAddress } from "./fields";
import { changeSchema, corrections, sourceSchema } from "./source-schema";

/** An amount of money with at most two decimals; 0 is free. */
const price = decimal(10_000, 2, "Write a price with cents, like 7.99.");

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

/** Where an app runs, in the order shown. */
export const platformNames = {
  web: "Web",
  ios: "iOS",
  android: "Android",
  windows: "Windows",
  macos: "macOS",
  linux: "Linux",
} as const;

export type Platform = keyof typeof platformNames;

/** One answer to a question of the fact sheet. Every answer but `unknown` needs a source and a day; the check says so. */
const answerSchema = z.strictObject({
  /** `yes`, `no`, `partly` or `unknown`; for questions of another kind a number, or a short text. */
  answer: z.union([z.number(), text(80)], {
    error: "Write yes, no, partly or unknown; or a number or a short text, where the fact sheet asks for one.",
  }),
  /** What the answer leaves out, in one sentence. */
  note: text(200).optional(),
  source: sourceSchema.optional(),
  /** A picture of the test that is the source: what we saw. The check demands it where the fact sheet says so. */
  picture: imagePath.optional(),
  /** Day on which somebody looked. */
  checkedOn: isoDate.optional(),
});

/** One app and what is known about it: content/products/<slug>.md. The body is notes for editors, which no page shows. */
export const appSchema = z.strictObject({
  name: text(60),
  /** Other names that texts use: "Luna" for "Luna AI". */
  alsoCalled: z.array(text(60)).max(5).default([]),
  /** Its icon, square: readers see it beside the name. Without one they see the first letter on a colour. */
  icon: imagePath.optional(),
  maker: z.strictObject({ name: text(60), url: webAddress.optional() }).optional(),
  website: webAddress.optional(),
  /** Kinds of app, each from the list in content/site/fact-sheet.md. */
  kind: z.array(slug).max(5).default([]),
  /** Empty where nobody has looked. */
  platforms: z.array(z.enum(Object.keys(platformNames) as [Platform, ...Platform[]])).default([]),
  /** Whether it has content for adults. */
  adult: z.enum(["yes", "no", "optional", "unknown"]).default("unknown"),
  /** Whose affiliate link leads to it: a file of content/partners. Nothing that is said about the app depends on it. */
  partner: slug.optional(),
  plans: z
    .array(planSchema)
    .max(20)
    .refine(
      (all) => new Set(all.map(({ currency }) => currency)).size <= 1,
      "Write the prices of one currency: those in two cannot be compared.",
    )
    .default([]),
  /** Answers by the question's id. A question that is left out is unknown. */
  facts: z.record(z.string(), answerSchema).default({}),
  /** What has changed, in any order. */
  changes: z.array(changeSchema).max(200).default([]),
  /** What we had wrong about it and have put right, in any order. */
  corrections,
  /** Whether the app exists on this site only: readers see "Invented app" wherever it is listed. */
  invented: z.boolean().default(false),
  sample: z.boolean().default(false),
});

export type AppData = z.infer<typeof appSchema>;
export type Answer = z.infer<typeof answerSchema>;
