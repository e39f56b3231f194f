import { z } from "zod";
import { type PhraseKind, phraseKinds } from "../claims/phrase-list";
import { text } from "./fields";

/** Words that are claims, and where they are allowed without one: content/site/phrases.md. */
export const phrasesSchema = z.strictObject({
  /** Words that are looked for besides those of lib/content/claims/phrase-list.ts. */
  phrases: z
    .array(
      z.strictObject({
        /** As plain text; capitals do not matter. */
        words: text(60, 3),
        /** What kind of claim they are. */
        kind: z.enum(Object.keys(phraseKinds) as [PhraseKind, ...PhraseKind[]]),
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

export type PhraseException = z.infer<typeof phrasesSchema>["exceptions"][number];
