import { z } from "zod";
import { isoDate, slug, text } from "./fields";

/** A figure that the site states about itself, its partner or its method. */
const claimSchema = z.strictObject({
  /** Name of the claim in texts: `{{claim:id}}`. */
  id: slug,
  /** What readers see instead of `{{claim:id}}`. */
  text: text(60),
  /** The same as a number, for bars and structured data. */
  value: z.number().optional(),
  /** Who states the figure. */
  source: text(160),
  /** Link or file that proves it; empty if there is none yet. */
  evidence: z.string().max(300).default(""),
  checkedOn: isoDate,
  /** After this day `content:check` fails, until the claim is checked again or removed. */
  expiresOn: isoDate,
});

/** The claims ledger: content/site/claims.md (docs/content-guide.md, "Claims"). */
export const claimsSchema = z.strictObject({
  claims: z.array(claimSchema).max(200),
  sample: z.boolean().default(false),
});

export type Claim = z.infer<typeof claimSchema>;
