import { z } from "zod";
import { text } from "./fields";

/** A regular expression that can be read, without groups that capture. */
const pattern = text(2000, 3).refine((words) => {
  try {
    return new RegExp(words, "i").exec("") === null;
  } catch {
    return false;
  }
}, "This is no regular expression, or it matches nothing at all.");

/** Words that are claims, and where they are allowed without one: content/site/phrases.md. */
export const phrasesSchema = z.strictObject({
  /** Words that state something which has to be proved. */
  phrases: z
    .array(
      z.strictObject({
        /** A regular expression for whole words; capitals do not matter. */
        words: pattern,
        /** What they say, as the end of "it says …": "who is best". */
        says: text(80, 3),
        /**
         * Whether the words are a claim wherever they stand, as a slogan is. Others count in articles and reviews only where they
         * are said of this site, an app or a partner.
         */
        anywhere: z.boolean().default(false),
      }),
    )
    .max(200)
    .default([]),
  /** Words that an editor has looked at and allows. */
  exceptions: z
    .array(
      z.strictObject({
        /** Part of a sentence between two commas, with the words in it, as readers see it. */
        words: text(160, 3),
        /** A file without `.md`, such as `blog/a-slug`, or a folder; everywhere if not given. */
        in: z
          .string()
          .regex(/^[a-z]+(?:\/[a-z0-9-]+)?$/, 'Name a file without ".md", like "blog/how-we-test", or a folder.')
          .optional(),
        /** Why the words are no claim, or need no proof. */
        reason: text(200, 10),
      }),
    )
    .max(500)
    .default([]),
  sample: z.boolean().default(false),
});
