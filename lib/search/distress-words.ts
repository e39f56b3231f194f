import { type DistressWords, toExpression } from "../content/schemas/distress-schema";
import type { HelplineTopic } from "../content/schemas/helplines-schema";
import { foldLookAlikes } from "../util/fold";
import { memo } from "../util/memo";
import { isOneMistake, splitWords } from "./word-forms";

/** Words that say nothing here, in five languages. */
const fillers: ReadonlySet<string> = new Set(
  (
    "really just even so very literally fucking fuckin fking totally honestly actually kinda simply truly completely " +
    "please pls plz lol tho " +
    "muy realmente simplemente tan wirklich einfach echt sehr nur vraiment juste tellement trop tres muito apenas mesmo"
  ).split(" "),
);

/** Ways to write the same, so that a pattern needs one of them. */
const sameWords: readonly (readonly [typed: RegExp, meant: string])[] = [
  [/\b(?:wanna|wana|wna)\b/g, "want to"],
  [/\b(?:gonna|gunna|gona|finna|boutta)\b/g, "going to"],
  [/\btryna\b/g, "trying to"],
  [/\bwnt\b/g, "want"],
  [/\bb\b/g, "be"],
  [/\bdis\b/g, "this"],
  [/\blyfe?\b/g, "life"],
  [/\bnomore\b/g, "no more"],
  [/\b(no|some|sum|som|every|evry|any) ?1\b/g, "$1 one"],
  [/\b(?:sum|som) one\b/g, "some one"],
  [/\bim\b/g, "i am"],
  [/\bive\b/g, "i have"],
  [/\b2\b/g, "to"],
  [/\b(do|does|did|is|was|were|are|wo|would|have|has) ?(?:not|nt)\b/g, "$1nt"],
  [/\b(?:can not|cannot|cnt)\b/g, "cant"],
  [/\bdnt\b/g, "dont"],
  [/\bany more\b/g, "anymore"],
  [/\bno ?one\b/g, "nobody"],
  [/\b(some|every|any) ?one\b/g, "$1body"],
  [/\b(my|him|her|your|them) (self|selves)\b/g, "$1$2"],
  [/\b(?:ur ?self)\b/g, "yourself"],
  [/\b(?:myslef|mysef|mself)\b/g, "myself"],
];

/** Whether somebody speaks of themselves: I, me, my, in five languages. */
const oneself =
  / (?:i|me|my|myself|mine|yo|mi|mis|conmigo|estoy|soy|quiero|ich|mich|mir|mein\S{0,2}|j|je|jai|jen|moi|mon|ma|mes|maime|eu|mim|meus?|minhas?|estou|sou|quero) /;

/** Shortest words of a pattern that are found with a typing mistake: "lovely" is not "lonely". */
const shortestMistaken = 7;

type Matcher = {
  topic: HelplineTopic;
  words: RegExp | undefined;
  alone: RegExp | undefined;
  personal: RegExp | undefined;
};
type Prepared = { groups: Matcher[]; except: RegExp | undefined; known: ReadonlySet<string> };

export type Distress = {
  /** What somebody who types this needs helplines for; absent where it has no words of distress. */
  topic?: HelplineTopic | undefined;
  /** Whether they speak of themselves. */
  isPersonal: boolean;
  /** Whether it has words that mean something else: "suicide squad". */
  isExcepted: boolean;
};

/** What a search says of whoever types it. */
export function findDistress(query: string, list: DistressWords): Distress {
  const { groups, except, known } = prepare(list);
  const all = asWords(query, known);
  const typed = except ? all.replace(except, "  ") : all;
  const isPersonal = oneself.test(typed);
  const found = groups.find(
    ({ words, alone, personal }) => words?.test(typed) || alone?.test(typed) || (isPersonal && personal?.test(typed)),
  );
  return { topic: found?.topic, isPersonal, isExcepted: typed !== all };
}

/** The patterns as they are compared. Kept: every keystroke of a reader asks for them. */
const prepare = memo((list: DistressWords): Prepared => {
  const { sets, groups, except } = list;
  const join = (patterns: readonly string[], before = " ", after = " ") =>
    patterns.length === 0
      ? undefined
      : new RegExp(`${before}(?:${patterns.map((one) => toExpression(one, sets)).join("|")})${after}`);
  const matchers = groups.map(({ topic, words, alone, personal }) => ({
    topic,
    words: join(words),
    alone: join(alone, "^ ", " $"),
    personal: join(personal),
  }));
  const texts = [
    ...Object.values(sets),
    ...groups.flatMap(({ words, alone, personal }) => [words, alone, personal].flat()),
  ];
  const known = new Set(texts.flatMap((one) => one.split(/[^a-z0-9*]+/)));
  return { groups: matchers, except: join(except), known };
});

/** Words with a space before and after each, spelled as the patterns spell them. */
function asWords(query: string, known: ReadonlySet<string>): string {
  // "su*cide"
  const shown = foldLookAlikes(query).replace(/[a-z]*\*+[a-z]+/g, (hidden) => findHidden(hidden, known));
  const words = splitWords(
    shown.replace(/(?<![a-z])(?:[a-z][ .-]){3,}[a-z](?![a-z])/g, (letters) => letters.replace(/[ .-]/g, "")),
  );
  return sameWords
    .reduce((text, [typed, meant]) => text.replace(typed, meant), words.join(" "))
    .split(" ")
    .filter((word, index, all) => word !== "" && !fillers.has(word) && word !== all[index - 1])
    .map((word) => findMeant(word, known) ?? word)
    .join(" ")
    .replace(/^|$/g, " ");
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
