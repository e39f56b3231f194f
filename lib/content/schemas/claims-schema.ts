import { z } from "zod";
import { isoDate, slug, text } from "./fields";

/** One figure that the site states about itself, its partner or its method. */
const claimSchema = z.strictObject({
  /** The name that text quotes: `{{claim:id}}`. */
  id: slug,
  /** What readers see in place of the quote. */
  text: text(60),
  /** The same as a number, where it is one, for bars and structured data. */
  value: z.number().optional(),
  /** Who says so. */
  source: text(160),
  /** A link or a file that proves it; may be empty. */
  evidence: z.string().max(300).default(""),
  checkedOn: isoDate,
  /** Past this day the check fails: look again, or take the claim out. */
  expiresOn: isoDate,
});

/** The claims ledger: content/site/claims.md (content model, "Claims"). */
export const claimsSchema = z.strictObject({
  claims: z.array(claimSchema).max(200),
  sample: z.boolean().default(false),
});

export type Claim = z.infer<typeof claimSchema>;
