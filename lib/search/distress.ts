import { type DistressWords, toExpression } from "../content/schemas/distress-schema";
import type { HelplineTopic } from "../content/schemas/helplines-schema";
import { foldLookAlikes } from "../util/fold";
import { memo } from "../util/memo";
import { isOneMistake, splitWords } from "./words";

/** Shortest words of a pattern that are found with a typing mistake: "lovely" is not "lonely". */
const shortestMistaken = 7;

/** "$9.99", "10 €". */
const amount = /[$€£] ?\d|\d ?[$€£]/;

export type Distress = {
  /** What somebody who types this needs helplines for; absent where it has no words of distress. */
  topic?: HelplineTopic | undefined;
  /** Whether they speak of themselves. */
  isPersonal: boolean;
  /** Whether it has words that mean something else: "suicide squad". */
  isExcepted: boolean;
};

/** What a search says of whoever types it, by the patterns of content/site/distress.md. */
export function findDistress(query: string, list: DistressWords): Distress {
  const patterns = prepare(list);
  const all = asWords(query, patterns);
  const typed = all.replace(patterns.except, "  ");
  const isPersonal = patterns.oneself.test(typed);
  const found = patterns.groups.find(
    ({ words, alone, personal }) => words.test(typed) || alone.test(typed) || (isPersonal && personal.test(typed)),
  );
  return { topic: found?.topic, isPersonal, isExcepted: typed !== all };
}

/**
 * Whether a query asks for something that this site has: a price, a feature, an app.
 * @param isStory Whether it tells of oneself and nothing is found: then "the bot said" names no feature.
 */
export function namesSubject(query: string, list: DistressWords, isStory: boolean): boolean {
  const { subjects, told } = prepare(list);
  const words = ` ${splitWords(query).join(" ")} `;
  return amount.test(query) || subjects.test(words) || (!isStory && told.test(words));
}

type Patterns = ReturnType<typeof prepare>;

/** The patterns as they are compared. Kept: every keystroke of a reader asks for them. */
const prepare = memo((list: DistressWords) => {
  const { sets, groups, same } = list;
  const join = (patterns: readonly string[], before = " ", after = " ") =>
    patterns.length === 0
      ? /(?!)/
      : new RegExp(`${before}(?:${patterns.map((one) => toExpression(one, sets)).join("|")})${after}`);
  const texts = [
    ...Object.values(sets),
    ...groups.flatMap(({ words, alone, personal }) => [words, alone, personal].flat()),
  ];
  return {
    groups: groups.map(({ topic, words, alone, personal }) => ({
      topic,
      words: join(words),
      alone: join(alone, "^ ", " $"),
      personal: join(personal),
    })),
    except: join(list.except),
    oneself: join(list.oneself),
    subjects: join(list.subjects),
    told: join(list.told),
    fillers: new RegExp(join(list.fillers, " ", "(?= )"), "g"),
    same: Object.entries(same).map(([meant, typed]) => ({ meant, typed: new RegExp(`\\b(?:${typed})\\b`, "g") })),
    /** Every word of the patterns. */
    known: new Set(texts.flatMap((one) => one.split(/[^a-z0-9*]+/))),
  };
});

/** Words with a space before and after each, spelled as the patterns spell them. */
function asWords(query: string, { known, same, fillers }: Patterns): string {
  // "su*cide", "k i l l".
  const shown = foldLookAlikes(query)
    .replace(/[a-z]*\*+[a-z]+/g, (hidden) => findHidden(hidden, known))
    .replace(/(?<![a-z])(?:[a-z][ .-]){3,}[a-z](?![a-z])/g, (letters) => letters.replace(/[ .-]/g, ""));
  const spelled = same.reduce((text, { typed, meant }) => text.replace(typed, meant), splitWords(shown).join(" "));
  const words = ` ${spelled} `
    .replace(fillers, "")
    .split(" ")
    .filter((word, index, all) => word !== "" && word !== all[index - 1])
    .map((word) => findMeant(word, known) ?? word);
  return ` ${words.join(" ")} `;
}

function findHidden(hidden: string, known: ReadonlySet<string>): string {
  const isMeant = new RegExp(`^${hidden.replaceAll("*", "[a-z]")}$`);
  return [...known].find((word) => isMeant.test(word)) ?? hidden;
}

/** The word of a pattern that is one typing mistake behind its first letter away. */
function findMeant(word: string, known: ReadonlySet<string>): string | undefined {
  if (word.length < shortestMistaken - 1 || known.has(word)) return undefined;
  if ([...known].some((one) => /..\*$/.test(one) && word.startsWith(one.slice(0, -1)))) return undefined;
  return [...known].find(
    (one) => one.length >= shortestMistaken && one[0] === word[0] && !word.startsWith(one) && isOneMistake(word, one),
  );
}
