import { z } from "zod";
import { isoDate, slug, text, webAddress } from "./fields";

/**
 * What a law asks of companion apps: content/laws/<slug>.md. The body is notes for editors, which no page shows. The site
 * says in which apps it saw something done, and never that one complies.
 */
export const lawSchema = z.strictObject({
  /** Its short name: "California SB 243". */
  title: text(80),
  /** Where it holds. */
  region: text(60),
  /** To whom it applies, in a few words. */
  of: text(160),
  /** Day from which it holds. */
  from: isoDate,
  /** Where its official text is. */
  url: webAddress,
  /** Day on which an editor read the official text there. Left out while nobody has; the page then says so. */
  checkedOn: isoDate.optional(),
  /** What it asks, a sentence each; with the question of the fact sheet that shows whether we saw it done. */
  asks: z
    .array(z.strictObject({ what: text(200), question: slug.optional() }))
    .max(12)
    .default([]),
  sample: z.boolean().default(false),
});
