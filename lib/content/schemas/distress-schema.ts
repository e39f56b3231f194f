import { z } from "zod";
import { text } from "./fields";
import { helplineTopics } from "./helplines-schema";

/** The words of a pattern between which a search may have others; "…" in a file. */
const gap = / … /g;

/** A pattern as a regular expression: `*` is any ending, `(a )*` repeats, `…` is up to five words, `{name}` one of a set. */
export function toExpression(pattern: string, sets: Readonly<Record<string, string>>): string {
  return pattern
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?:${sets[name] ?? ""})`)
    .replace(gap, " (?:\\S+ ){0,5}")
    .replace(/(?<!\))\*/g, "\\S*");
}

/**
 * Words as people type them, in small letters without accents and apostrophes. `(a|b)` is either, `[ab]` one letter, `(a )?` may be missing, `(a )*` may repeat,
 * `*` is any ending, `…` up to five other words, `{name}` one of `sets`. Hyphens, `fillers`, other ways to write
 * the `same`, and a typing mistake in a long word do not matter (lib/search/distress.ts).
 */
const pattern = z
  .string()
  .trim()
  .min(2)
  .max(1500)
  .regex(
    /^[a-z0-9({[][a-z0-9 (){}[\]|?*…]*$/,
    "Write small letters without accents or apostrophes, figures and spaces; (a|b), (a )?, [ab], *, … and {set} are patterns.",
  );

/** Words that somebody in distress types into the search, which then shows helplines before everything else: content/site/distress.md. */
export const distressSchema = z
  .strictObject({
    /** Words that patterns share, by name: "want|wants|wish", quoted as `{want}`. */
    sets: z.record(z.string().regex(/^[a-z]+$/), pattern).default({}),
    groups: z
      .array(
        z
          .strictObject({
            /** Why these words show helplines. */
            reason: text(200, 10),
            /** Which helplines are shown. */
            topic: z.enum(helplineTopics).default("distress"),
            /** Patterns that count wherever they are in a search, as whole words. */
            words: z.array(pattern).max(300).default([]),
            /** Patterns that count only where nothing else is typed, because they are ordinary in other searches. */
            alone: z.array(pattern).max(100).default([]),
            /** Patterns that count where the searcher speaks of themselves: "I", "me", "my", in five languages. */
            personal: z.array(pattern).max(100).default([]),
          })
          .refine(
            ({ words, alone, personal }) => words.length + alone.length + personal.length > 0,
            "This group has no words.",
          ),
      )
      .max(20)
      .default([]),
    /** Words that say nothing wherever they are: "really". */
    fillers: z.array(pattern).max(50).default([]),
    /** By what is meant ("want to"), the other ways in which people type it ("wanna"). */
    same: z.record(z.string().regex(/^[a-z ]+$/), pattern).default({}),
    /** Words by which somebody speaks of themselves: "I", "me", "my". */
    oneself: z.array(pattern).max(50).default([]),
    /** Words for apps, features and prices: who searches for these asks for something that this site has. */
    subjects: z.array(pattern).max(100).default([]),
    /** The same, except where somebody tells of themselves and nothing is found: "the bot said". */
    told: z.array(pattern).max(50).default([]),
    /** Patterns in which such words mean something else: "suicide squad". */
    except: z.array(pattern).max(100).default([]),
    sample: z.boolean().default(false),
  })
  .superRefine(({ sets, groups, same, ...lone }, context) => {
    const own = [lone.except, lone.fillers, lone.oneself, lone.subjects, lone.told, Object.values(same)];
    const lists = [...groups.flatMap(({ words, alone, personal }) => [words, alone, personal]), ...own];
    for (const one of lists.flat())
      if (!isExpression(toExpression(one, sets))) context.addIssue(`"${one}" is no pattern.`);
  });

/** Whether it can be read, and asks for something. */
function isExpression(expression: string): boolean {
  try {
    return !new RegExp(`^(?:${expression})$`).test("") && !expression.includes("(?:)");
  } catch {
    return false;
  }
}

export type DistressWords = z.infer<typeof distressSchema>;
