import type { HelplineTopic } from "../content/schemas/helplines-schema";
import { foldLookAlikes } from "../util/fold";
import { isOneMistake } from "../util/nearest";
import list from "./distress-words.json";
import { splitWords } from "./words";

/**
 * distress-words.json has, for every site, what people in distress type into a search: `words` count anywhere, `alone` where
 * nothing else is typed, `personal` beside words of `oneself`; `subjects` are what this site has, and `told` as well, except
 * where the searcher speaks of themselves and nothing is found; in `except` they mean something else. Patterns are whole words
 * in small letters without accents and apostrophes: `(a|b)` is either, `(a )?` may be missing, `*` is any ending, `…` up to
 * five other words, `{name}` one of `sets`. `languages` has the most frequent words of each but English. Capitals, look-alike letters, hyphens, `fillers`, other ways to write the `same`,
 * and a typing mistake in seven letters or more do not matter. A search that speaks of oneself, and names nothing that this
 * site has, shows helplines anyway.
 */
function toExpression(pattern: string): string {
  const sets: Readonly<Record<string, string>> = list.sets;
  return pattern
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?:${sets[name] ?? ""})`)
    .replace(/ … /g, " (?:\\S+ ){0,5}")
    .replace(/(?<!\))\*/g, "\\S*");
}

/** Shortest words of a pattern that are found with a typing mistake: "lovely" is not "lonely". */
const shortestMistaken = 7;

/** "$9.99", "10 €". */
const amount = /[$€£] ?\d|\d ?[$€£]/;

/**
 * What a search says of whoever types it: `topic` is what they need helplines for, absent where it has no words of distress;
 * `isPersonal` that they speak of themselves; and `isExcepted` that it has words that mean something else: "suicide squad".
 */
export function findDistress(query: string) {
  const all = asWords(query);
  const typed = all.replace(patterns.except, "  ");
  const isPersonal = patterns.oneself.test(typed);
  const found = patterns.groups.find(
    ({ words, alone, personal }) => words.test(typed) || alone.test(typed) || (isPersonal && personal.test(typed)),
  );
  return { topic: found?.topic, isPersonal, isExcepted: typed !== all };
}

/** The languages, other than English, that most words of a query are in: "suicidio" is in two. */
export function findLanguages(query: string): string[] {
  const words = splitWords(query);
  const counts = patterns.languages.map(({ own }) => words.filter((word) => own.test(word)).length);
  const most = Math.max(1, ...counts);
  return patterns.languages.flatMap(({ language }, index) => (counts[index] === most ? language : []));
}

/**
 * Whether a query asks for something that this site has: a price, a feature, an app.
 * @param isStory Whether it tells of oneself and nothing is found: then "the bot said" names no feature.
 */
export function namesSubject(query: string, isStory: boolean): boolean {
  const words = ` ${splitWords(query).join(" ")} `;
  return amount.test(query) || patterns.subjects.test(words) || (!isStory && patterns.told.test(words));
}

const join = (all: readonly string[], before = " ", after = " ") =>
  all.length === 0 ? /(?!)/ : new RegExp(`${before}(?:${all.map(toExpression).join("|")})${after}`);

/** The patterns as they are compared: every keystroke of a reader asks for them. */
const patterns = {
  groups: list.groups.map(({ topic, words, alone, personal }) => ({
    topic: topic as HelplineTopic,
    words: join(words),
    alone: join(alone, "^ ", " $"),
    personal: join(personal),
  })),
  except: join(list.except),
  oneself: join(list.oneself),
  subjects: join(list.subjects),
  told: join(list.told),
  languages: Object.entries(list.languages).map(([language, own]) => ({ language, own: join(own, "^", "$") })),
  fillers: new RegExp(join(list.fillers, " ", "(?= )"), "g"),
  same: Object.entries(list.same).map(([meant, typed]) => ({ meant, typed: new RegExp(`\\b(?:${typed})\\b`, "g") })),
};

/** Every word of the patterns. */
const known: ReadonlySet<string> = new Set(
  [Object.values(list.sets), list.groups.flatMap(({ words, alone, personal }) => [words, alone, personal].flat())]
    .flat()
    .flatMap((one) => one.split(/[^a-z0-9*]+/)),
);

/** Words with a space before and after each, spelled as the patterns spell them. */
function asWords(query: string): string {
  const { same, fillers } = patterns;
  // "su*cide", "k i l l".
  const shown = foldLookAlikes(query)
    .replace(/[a-z]*\*+[a-z]+/g, (hidden) => {
      const isMeant = new RegExp(`^${hidden.replaceAll("*", "[a-z]")}$`);
      return [...known].find((word) => isMeant.test(word)) ?? hidden;
    })
    .replace(/(?<![a-z])(?:[a-z][ .-]){3,}[a-z](?![a-z])/g, (letters) => letters.replace(/[ .-]/g, ""));
  const spelled = same.reduce((text, { typed, meant }) => text.replace(typed, meant), splitWords(shown).join(" "));
  const words = ` ${spelled} `
    .replace(fillers, "")
    .split(" ")
    .filter((word, index, all) => word !== "" && word !== all[index - 1])
    .map((word) => findMeant(word) ?? word);
  return ` ${words.join(" ")} `;
}

/** The word of a pattern that is one typing mistake behind its first letter away. */
function findMeant(word: string): string | undefined {
  if (word.length < shortestMistaken - 1 || known.has(word)) return undefined;
  if ([...known].some((one) => /..\*$/.test(one) && word.startsWith(one.slice(0, -1)))) return undefined;
  return [...known].find(
    (one) => one.length >= shortestMistaken && one[0] === word[0] && !word.startsWith(one) && isOneMistake(word, one),
  );
}
