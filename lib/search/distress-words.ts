import type { DistressWords } from "../content/schemas/distress-schema";
import type { HelplineTopic } from "../content/schemas/helplines-schema";
import { isOneMistake, splitWords } from "./word-forms";

/** Ways to write the same, so that the list needs one of them. Words without a second way say nothing here. */
const sameWords: readonly (readonly [typed: string, meant: string])[] = [
  ["wanna", "want to"],
  ["gonna", "going to"],
  ["im", "i am"],
  ["ive", "i have"],
  ["do not", "dont"],
  ["is not", "isnt"],
  ["can not", "cant"],
  ["cannot", "cant"],
  ["any more", "anymore"],
  ["no one", "nobody"],
  ["noone", "nobody"],
  ["someone", "somebody"],
  ["everyone", "everybody"],
  ["my self", "myself"],
  ["him self", "himself"],
  ["really", ""],
  ["just", ""],
  ["even", ""],
  ["literally", ""],
  ["fucking", ""],
];

/** Shortest words of the list that are found with a typing mistake: "lovely" is not "lonely". */
const shortestMistaken = 7;

type Group = DistressWords["groups"][number];

/** The lists as they are compared: every keystroke of a reader asks for them. */
const prepared = new WeakMap<readonly Group[], readonly Group[]>();

/** What somebody who types this needs helplines for; `undefined` where it has no words of distress. */
export function findDistress(query: string, groups: readonly Group[]): HelplineTopic | undefined {
  const known = prepared.get(groups) ?? groups.map(prepare);
  prepared.set(groups, known);
  const typed = asWords(query);
  const has = ({ words, alone, except }: Group) => {
    const left = except.reduce((rest, phrase) => rest.replaceAll(phrase, "  "), typed);
    const single = left.split(" ").map((word) => ` ${word} `);
    return (
      words.some((one) => left.includes(one) || single.some((word) => isMistyped(word, one))) ||
      alone.some((one) => left === one || isMistyped(left, one))
    );
  };
  return known.find(has)?.topic;
}

function prepare({ words, alone, except, ...group }: Group): Group {
  const list = (phrases: readonly string[]) => phrases.map(asWords).filter((phrase) => phrase !== " ");
  return { ...group, words: list(words), alone: list(alone), except: list(except) };
}

/** Whether what is typed is one of the list with a typing mistake behind its first letter. */
function isMistyped(typed: string, listed: string): boolean {
  return listed.length > shortestMistaken + 1 && typed[1] === listed[1] && isOneMistake(typed, listed);
}

/** Words with a space before and after each: whole words are found by comparing parts of it. */
function asWords(text: string): string {
  const words = ` ${splitWords(text).join(" ")} `;
  return sameWords.reduce((rest, [one, meant]) => rest.replaceAll(` ${one} `, ` ${meant} `), words).replace(/ +/g, " ");
}
