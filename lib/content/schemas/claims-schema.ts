import { z } from "zod";
import { isoDate, slug, text } from "./fields";

/** What proves a claim: a page on the web, a file of content/evidence, or one of our tests. */
export type Evidence =
  | { kind: "address"; url: string }
  | { kind: "file"; file: string; sha256: string }
  | { kind: "test"; product: string; date: string };

/**
 * As written: `https://…`, `test:luna-ai/2025-06-04`, or a file with its SHA-256, so that nobody can change what proves
 * something without being noticed. That the test and the file exist is checked in lib/check/check-claims.ts.
 */
const evidenceSchema = z.union(
  [
    z.string().transform((written, context): Evidence => {
      const [, product, date = ""] = /^test:([a-z0-9-]+)\/(\S+)$/.exec(written.trim()) ?? [];
      if (product !== undefined && isoDate.safeParse(date).success) return { kind: "test", product, date };
      const url = z.url({ protocol: /^https$/ }).safeParse(written.trim());
      if (url.success) return { kind: "address", url: url.data };
      context.addIssue("No evidence");
      return z.NEVER;
    }),
    z
      .strictObject({
        /** Below content/evidence, like "survey-2025.pdf". */
        file: z.string().regex(/^[a-z0-9]+([._-][a-z0-9]+)*\.(pdf|png|jpg|webp|txt|csv|md|json|eml)$/),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      })
      .transform((file): Evidence => ({ kind: "file", ...file })),
  ],
  {
    error:
      'This is not evidence. Write an address that starts with https://, one of our tests, like "test:luna-ai/2025-06-04", or { file: survey.pdf, sha256: … } for a file of content/evidence. Leave it out until there is some.',
  },
);

/** The fields of anything that is proved: a claim, a testimonial, the name of a publication. */
export const proof = {
  evidence: evidenceSchema.optional(),
  /** Day on which somebody saw that the evidence proves it. */
  checkedOn: isoDate.optional(),
  /** After this day it counts as not proved, until somebody looks again: at most one year after `checkedOn`. */
  expiresOn: isoDate.optional(),
  /** Invented, to show the format. */
  sample: z.boolean().default(false),
};

type Proof = { evidence?: Evidence | undefined; checkedOn?: string | undefined; expiresOn?: string | undefined };

/** Checks that evidence has its days, and that nothing else has: what has no evidence was never checked. */
export function checkProofDays({ value, issues }: z.core.ParsePayload<Proof>): void {
  const { evidence, checkedOn, expiresOn } = value;
  const report = (field: keyof Proof, message: string) =>
    issues.push({ code: "custom", path: [field], message, input: value[field] });
  if (evidence === undefined) {
    for (const field of ["checkedOn", "expiresOn"] as const)
      if (value[field] !== undefined)
        report(field, `Without evidence nothing was checked: leave "${field}" out, or name the evidence.`);
    return;
  }
  if (checkedOn === undefined) report("checkedOn", "Write the day on which somebody looked at the evidence.");
  if (expiresOn === undefined)
    report("expiresOn", "Write the last day on which the evidence holds, at most one year later.");
  if (checkedOn === undefined || expiresOn === undefined) return;
  if (expiresOn < checkedOn) report("expiresOn", `This is before the day of the check, ${checkedOn}.`);
  if (expiresOn > oneYearAfter(checkedOn))
    report("expiresOn", `Evidence holds for one year at most: write ${oneYearAfter(checkedOn)} or an earlier day.`);
}

/** `2025-06-28` → `2026-06-28`. February 29 becomes February 28. */
export function oneYearAfter(day: string): string {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return isoDate.safeParse(next).success ? next : `${next.slice(0, 8)}28`;
}

/** A plan of an app, like `luna-ai.low`. */
const planRef = z
  .string()
  .regex(/^[a-z0-9-]+\.[a-z0-9-]+$/, 'Name an app of content/products and one of its plans, like "luna-ai.low".');

/**
 * How a claim is worked out from the content. A small closed set: each is explained to readers on /how-we-know, and in
 * docs/editors/content-guide.md, "Claims". lib/content/claims/formulas.ts works them out.
 */
export const formulaSchema = z.discriminatedUnion("formula", [
  /** Published reviews, counted. */
  z.strictObject({ formula: z.literal("reviews") }),
  /** Published test records, counted. */
  z.strictObject({ formula: z.literal("tests") }),
  /** Hours of all published test records, added up. */
  z.strictObject({ formula: z.literal("hours-tested") }),
  /** Days of the shortest published test, first and last day included. */
  z.strictObject({ formula: z.literal("shortest-test") }),
  /** Whole months from the first day of the first test to the last day of the last one. */
  z.strictObject({ formula: z.literal("months-tested") }),
  /** Points of the app in first place, out of the most that there are. */
  z.strictObject({ formula: z.literal("top-points") }),
  /** Different pages to which a category of the help center leads. */
  z.strictObject({ formula: z.literal("help-pages"), category: text(60) }),
  /** What a month of a plan comes to. */
  z.strictObject({ formula: z.literal("month-price"), plan: planRef }),
  /** How much less a month of a plan costs than one of another plan, in percent. */
  z.strictObject({ formula: z.literal("discount"), plan: planRef, against: planRef }),
]);

export type Formula = z.infer<typeof formulaSchema>;

/** What the claim is about: the site, a partner, an app, or an author. */
const subject = z
  .string()
  .regex(
    /^(site|(partner|product|person):[a-z0-9]+(-[a-z0-9]+)*)$/,
    'Write "site", or name a file, like "partner:luna-ai", "product:luna-ai" or "person:ada-page".',
  );

/** What kinds of claims there are. */
const claimKinds = ["figure", "promise", "badge", "credential", "testimonial", "mention"] as const;

/** Something that the site states about itself, its people, a partner or an app. */
const claimSchema = z
  .strictObject({
    /** Name of the claim in texts, `{{claim:id}}` or `[words](claim:id)`, and of its place on /how-we-know. */
    id: slug,
    subject,
    kind: z.enum(claimKinds),
    /** What a figure is of, in words: "Hours of testing". */
    label: text(120).optional(),
    /** What is stated: for a figure, what readers see instead of `{{claim:id}}`; otherwise one sentence. */
    text: text(160).optional(),
    /** The same as a number, for bars and structured data. */
    value: z.number().optional(),
    /** The figure is a lower bound, so our own higher figure does not contradict it. "200+" says so by itself. */
    atLeast: z.boolean().default(false),
    /** Who states it. */
    source: text(160).optional(),
    /** How it is worked out. Then `text` is what others state beside our own sum. */
    computed: formulaSchema.optional(),
    ...proof,
  })
  .check(checkProofDays)
  .check(({ value, issues }) => {
    const report = (field: string, message: string) =>
      issues.push({ code: "custom", path: [field], message, input: undefined });
    if (value.text === undefined && value.computed === undefined)
      report("text", 'Write what is stated, or in "computed" how it is calculated.');
    if (value.text !== undefined && value.source === undefined) report("source", "Write who states it.");
    if (value.text === undefined && value.value !== undefined)
      report("value", "This is calculated and cannot be typed: leave it out.");
    if (value.kind === "figure" && value.label === undefined)
      report("label", 'Say what the figure is of, like "Hours of testing".');
    if (value.text === undefined && value.evidence !== undefined)
      report("evidence", "A calculated figure is its own evidence: leave this out.");
  });

/** The claims ledger: content/site/claims.md (docs/editors/content-guide.md, "Claims"). */
export const claimsSchema = z.strictObject({
  claims: z.array(claimSchema).max(200),
  sample: z.boolean().default(false),
});

export type Claim = z.infer<typeof claimSchema>;
