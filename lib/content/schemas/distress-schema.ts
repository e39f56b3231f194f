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
          /** Words that count where the searcher speaks of themselves, with "I", "me" or "my". */
          personal: z.array(typed).max(100).default([]),
          /** Phrases in which words of this group mean something else: "suicide squad". */
          except: z.array(typed).max(30).default([]),
        })
        .refine(
          ({ words, alone, personal }) => words.length + alone.length + personal.length > 0,
          "This group has no words.",
        )
        .refine(
          ({ words, personal, except }) =>
            except.every((one) => [...words, ...personal].some((word) => plain(one).includes(plain(word)))),
          {
            path: ["except"],
            error: "A phrase here has none of the words of this group, so it excepts nothing.",
          },
        ),
    )
    .max(20)
    .refine((groups) => {
      const isOnce = (lists: readonly string[][]) => {
        const all = lists.flat().map(plain);
        return new Set(all).size === all.length;
      };
      // A word may count alone and of oneself, but in no longer search: "numb".
      return [
        groups.flatMap(({ words, alone }) => [words, alone]),
        groups.flatMap(({ words, personal }) => [words, personal]),
      ].every(isOnce);
    }, "The same words appear twice.")
    .default([]),
  sample: z.boolean().default(false),
});

export type DistressWords = z.infer<typeof distressSchema>;
