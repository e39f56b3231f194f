import { z } from "zod";
import { text } from "./fields";
import { helplineTopics } from "./helplines-schema";

/**
 * Words as people type them. Capitals, apostrophes and hyphens do not matter: "self harm" is "Self-harm" too. Other ways
 * to write the same, and one typing mistake in a long word, are found as well (lib/search/distress-words.ts).
 */
const typed = text(60, 2).regex(
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’ -]*$/u,
  "Write words as people type them: letters, figures, spaces, apostrophes and hyphens only.",
);

const plain = (words: string) => words.toLowerCase().replace(/['’]/g, "").replaceAll("-", " ");

/** Words that somebody in distress types into the search, which then shows helplines and sells nothing: content/site/distress.md. */
export const distressSchema = z.strictObject({
  groups: z
    .array(
      z
        .strictObject({
          /** Why these words show helplines. */
          reason: text(200, 10),
          /** Which helplines are shown. */
          topic: z.enum(helplineTopics).default("distress"),
          /** Words that count wherever they are in a search, as whole words. */
          words: z.array(typed).max(300).default([]),
          /** Words that count only where nothing else is typed, because they are ordinary in other searches. */
          alone: z.array(typed).max(100).default([]),
          /** Phrases in which words of this group mean something else: "suicide squad". */
          except: z.array(typed).max(30).default([]),
        })
        .refine(({ words, alone }) => words.length + alone.length > 0, "This group has no words.")
        .refine(({ words, except }) => except.every((one) => words.some((word) => plain(one).includes(plain(word)))), {
          path: ["except"],
          error: "A phrase here has none of the words of this group, so it excepts nothing.",
        }),
    )
    .max(20)
    .refine((groups) => {
      const all = groups.flatMap(({ words, alone }) => [...words, ...alone].map(plain));
      return new Set(all).size === all.length;
    }, "The same words appear twice.")
    .default([]),
  sample: z.boolean().default(false),
});

export type DistressWords = z.infer<typeof distressSchema>;
