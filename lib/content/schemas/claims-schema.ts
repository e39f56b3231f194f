import { z } from "zod";
import { checkProofDays, proof } from "./evidence-schema";
import { slug, text } from "./fields";
import { formulaSchema } from "./formula-schema";

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
