import { z } from "zod";

/**
 * What /data publishes. The JSON Schema at /data/schema.json is made of this file, so that the two cannot differ. Days are
 * ISO days, money is in the currency of its plan, and what is left out is not known.
 */
const day = z.iso.date();

const sample = z.boolean().describe("True for data that is invented or unchecked.");

const source = z.string().describe('A web address, or "test:" and the day of one of our tests.');

const points = z.strictObject({ id: z.string(), title: z.string(), points: z.number(), of: z.number() });

const openScore = z.strictObject({
  stars: z.number().describe("Out of 5."),
  details: z.record(z.string(), z.number()).describe("Parts of the stars, where the review gives them."),
  points: z.number().describe("Sum of the parts."),
  of: z.number().describe("The highest possible sum of the parts."),
  parts: z.array(points),
  testedOn: day.describe("Day of the test behind the score."),
  sample,
});

const openReview = z.strictObject({
  id: z.number().describe("Of two reviews with the same date, the one with the higher number is newer."),
  slug: z.string(),
  url: z.url(),
  product: z.string(),
  date: day,
  comparedWith: z.array(z.string()).describe("Slugs of reviews."),
  partner: z.string().optional().describe("The partner whose link it names. No rank, label or answer depends on it."),
  rank: z.number().optional().describe("Absent for research only: there is no test, and so no score."),
  label: z.strictObject({ label: z.string(), reason: z.string().optional() }).optional(),
  score: openScore.optional(),
  sample,
});

const openPlan = z.strictObject({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  currency: z.string(),
  every: z
    .strictObject({
      kind: z.enum(["time", "once", "credits"]),
      count: z.number().optional(),
      unit: z.string().optional(),
    })
    .describe("What one payment buys."),
  renews: z.boolean(),
  limits: z.string().optional(),
  source,
  checkedOn: day,
  history: z.array(z.strictObject({ price: z.number(), until: day })).describe("Former prices, oldest first."),
});

const openFact = z.strictObject({
  id: z.string(),
  question: z.string(),
  answer: z.union([z.string(), z.number()]).describe('"unknown" is an answer of its own and never means "no".'),
  note: z.string().optional(),
  seen: z.enum(["observed", "stated"]).optional().describe("Whether we saw it in a test or the app states it."),
  source: source.optional(),
  picture: z.url().optional().describe("What we saw."),
  checkedOn: day.optional().describe("Day of the check; absent where nobody has checked."),
});

const steps = z.array(z.strictObject({ what: z.string(), on: day, picture: z.string().optional() })).optional();

const openTest = z.strictObject({
  date: day,
  tester: z.string(),
  from: day,
  to: day,
  plan: z.string().optional(),
  version: z.string(),
  method: z.number(),
  hours: z.number(),
  summary: z.string(),
  scores: z.record(z.string(), z.number()),
  leaving: z
    .strictObject({
      cancel: z.strictObject({ web: steps, ios: steps, android: steps }),
      delete: steps,
      export: steps,
    })
    .optional()
    .describe("The way out, each step as the tester took it. What was not tried is left out."),
  evidence: z.array(z.strictObject({ caption: z.string(), takenOn: day.optional(), picture: z.url() })),
  sample,
});

const openChange = z.strictObject({ id: z.string(), date: day, what: z.string(), source });

const openAppSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  alsoCalled: z.array(z.string()),
  url: z.url().describe("The page with what we know about it."),
  maker: z.strictObject({ name: z.string(), url: z.string().optional() }).optional(),
  website: z.string().optional(),
  kind: z.array(z.string()),
  platforms: z.array(z.string()),
  adult: z.enum(["yes", "no", "optional", "unknown"]),
  partner: z.string().optional(),
  year: z
    .strictObject({ cents: z.number(), text: z.string(), sample })
    .optional()
    .describe("What twelve months cost in the cheapest way, in US dollars."),
  plans: z.array(openPlan),
  facts: z.array(openFact),
  review: openReview.optional(),
  tests: z.array(openTest).describe("Newest first."),
  changes: z.array(openChange).describe("Newest first."),
  corrections: z.array(z.strictObject({ date: day, what: z.string(), was: z.string() })),
  invented: z.boolean().describe("True for an app that exists on this site only."),
  sample,
});

const about = {
  publisher: z.strictObject({ name: z.string(), url: z.url() }),
  licence: z.strictObject({ name: z.string(), url: z.url() }).optional().describe("Absent: none has been granted."),
  version: z.string().describe("Version of the site’s content: it changes whenever a text or fact changes."),
  day: day.describe("The date of this data."),
};

/** apps/<app>.json. */
const openAppFileSchema = z.strictObject({ ...about, app: openAppSchema });

/** apps.json. */
const openDataSchema = z.strictObject({
  ...about,
  method: z
    .strictObject({
      version: z.number(),
      criteria: z.array(z.strictObject({ id: z.string(), title: z.string(), of: z.number() })),
      labels: z.array(
        z.strictObject({
          label: z.string(),
          rank: z.number().optional(),
          highest: z.string().optional(),
          cheapestYearFrom: z.number().optional(),
        }),
      ),
      otherwise: z.string(),
      order: z.string(),
    })
    .describe("The published method, by which points, order and labels can be recalculated."),
  sheet: z
    .strictObject({
      staleAfter: z.strictObject({ facts: z.number(), plans: z.number() }),
      kinds: z.array(z.strictObject({ id: z.string(), label: z.string() })),
      groups: z.array(
        z.strictObject({
          id: z.string(),
          title: z.string(),
          facts: z.array(z.looseObject({ id: z.string() })),
          needsPicture: z.boolean().optional().describe("Whether an answer that we saw ourselves needs a picture."),
        }),
      ),
    })
    .describe("The questions asked about every app, and the number of days after which an answer counts as old."),
  partners: z.array(z.strictObject({ slug: z.string(), name: z.string(), offer: z.string().optional() })),
  apps: z.array(openAppSchema),
  otherReviews: z.array(openReview).describe("Reviews of apps for which there is no file: research only."),
});

export type OpenApp = z.infer<typeof openAppSchema>;
export type OpenReview = z.infer<typeof openReview>;
export type OpenData = z.infer<typeof openDataSchema>;

/** The JSON Schema of both files (JSON Schema 2020-12). apps/<app>.json is `$defs.app`. */
export function buildJsonSchema(): object {
  const options = { target: "draft-2020-12" } as const;
  const { $schema: _, ...app } = z.toJSONSchema(openAppFileSchema, options);
  return { ...z.toJSONSchema(openDataSchema, options), $defs: { app } };
}
