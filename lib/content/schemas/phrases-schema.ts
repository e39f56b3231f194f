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
         * Of whom a sentence of an article must speak for the words to be a claim: `us` is this site, `app` an app or a partner,
         * `either` one of them. A slogan is a claim of `anybody`.
         */
        of: z.enum(["us", "app", "either", "anybody"]).default("anybody"),
        /** `ranking`: a block in the same text that orders apps by their points proves the words. */
        provenBy: z.literal("ranking").optional(),
      }),
    )
    .max(200)
    .default([]),
  /** Words that an editor has looked at and allows. An exception that allows nothing is an error. */
  exceptions: z
    .array(
      z.strictObject({
        /** Part of a sentence, with the words in it; as plain text, capitals do not matter. */
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

type Phrases = z.infer<typeof phrasesSchema>;
export type Phrase = Phrases["phrases"][number];
export type PhraseException = Phrases["exceptions"][number];
