import { basename, join, relative } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { contentRoot } from "../../lib/content/read/content-path";
import { readFolder } from "../../lib/content/read/load-library";
import { today } from "../../lib/content/snapshot/entry-dates";
import { getEnv } from "../../lib/runtime/env";
import { suggestName } from "../../lib/util/nearest";
import { startCommand } from "../../scripts/lib/options";
import { runScript } from "../../scripts/lib/run";
import { getDrawnList } from "../studio/lib/drawn";
import { askAnswers } from "./editing/new/ask-answers";
import type { Answers, NewKind } from "./editing/new/kind";
import { makeNewEntry, newKinds } from "./editing/new/new-entry";
import "../../scripts/lib/env-files";

/**
 * `npm run content -- new review|article|product|test|author|page [--title "…" …]`: makes a content file that passes the check, with
 * its picture.
 * `npm run content -- new first` guides you through the first app, its test and its review, in the order in which no step fails. Its flags
 * are those of each kind after its name: `--product-name "…" --test-from 2025-06-28 --review-title "…"`.
 * Asks for what no flag gives; with `--yes`, or where nobody can answer, it asks nothing. Exits 1 when it has made nothing.
 */
startCommand();
const [word = "", ...args] = process.argv.slice(2);
const options = { root: contentRoot(), claims: getEnv().claims, day: today() };

/** What is said if it ends now. */
let whatNow = "Nothing was made.";

if (word === "first") await makeFirst();
else if (Object.hasOwn(newKinds, word)) await makeOne(word);
else {
  console.error(
    `Write what to make: first, ${Object.keys(newKinds).join(", ")}. Example: npm run content -- new article`,
  );
  process.exitCode = 1;
}

function getContext() {
  return { ...options, library: readFolder(options) };
}

/** The names of all questions of a kind. */
function getNames(kind: NewKind): string[] {
  return kind.questions(getContext().library, options.day).map(({ name }) => name);
}

/** The flags of the command; one without an answer counts as not given. */
function readFlags(names: readonly string[]): { flagged: Answers; mayAsk: boolean } {
  const flags = Object.fromEntries(names.map((name) => [name, { type: "string" }] as const));
  const { yes, ...given } = parseArgs({
    args,
    strict: false,
    options: { ...flags, yes: { type: "boolean" } },
  }).values;
  const isGiven = ([name, answer]: [string, unknown]) => typeof answer === "string" || !(name in flags);
  const flagged = Object.fromEntries(Object.entries(given).filter(isGiven)) as Answers;
  const isKnown = Object.keys(flagged).every((name) => names.includes(name));
  return { flagged, mayAsk: !yes && process.stdin.isTTY && isKnown };
}

async function makeOne(name: string): Promise<void> {
  const kind = newKinds[name] as NewKind;
  const { flagged, mayAsk } = readFlags(getNames(kind));
  if (await make(name, flagged, mayAsk)) return;
  console.error(whatNow);
  process.exitCode = 1;
}

/** The steps from nothing to a review. The author is asked for only where there is none. */
async function makeFirst(): Promise<void> {
  const hasAuthor = getContext().library.collections.authors.length > 0;
  const steps = [...(hasAuthor ? [] : ["author"]), "product", "test", "review"];
  const names = steps.flatMap((step) => getNames(newKinds[step] as NewKind).map((name) => `${step}-${name}`));
  const { flagged, mayAsk } = readFlags(names);
  const unknown = Object.keys(flagged).find((name) => !names.includes(name));
  if (unknown) {
    console.error(`There is no --${unknown}. ${suggestName(unknown, names)}`);
    process.exitCode = 1;
    return;
  }
  const known: Record<string, string> = {};
  for (const [index, step] of steps.entries()) {
    const own = Object.entries(flagged).flatMap(([name, answer]) =>
      name.startsWith(`${step}-`) ? [[name.slice(step.length + 1), answer] as const] : [],
    );
    const fromBefore = Object.entries(known).filter(([name]) => getNames(newKinds[step] as NewKind).includes(name));
    const left = steps.slice(index).map((one) => `\`npm run content -- new ${one}\``);
    whatNow = `The ${step} was not made. Earlier files stay; continue with ${left.join(", ")}.`;
    console.log(`\nStep ${index + 1} of ${steps.length}: ${step}`);
    const slug = await make(step, Object.fromEntries([...fromBefore, ...own]), mayAsk);
    if (slug === undefined) {
      console.error(whatNow);
      process.exitCode = 1;
      return;
    }
    if (step === "product") known.app = slug;
    if (step === "author") Object.assign(known, { tester: slug, author: slug });
  }
}

/** Makes one file, and asks until it can be made, if somebody can answer. @returns Its slug; `undefined` if it was not made. */
async function make(name: string, given: Answers, mayAsk: boolean): Promise<string | undefined> {
  const kind = newKinds[name] as NewKind;
  const context = getContext();
  let answers = given;
  if (mayAsk) answers = await askInTerminal((asking) => askAnswers(kind, given, context, asking));
  for (;;) {
    const { file, drawn = [], errors = [] } = makeNewEntry(kind, answers, { ...options, drawPictures });
    if (file) {
      tellMade(name, file, drawn);
      return basename(file, ".md");
    }
    for (const error of errors) console.error(error);
    if (!mayAsk) return undefined;
    console.error("Nothing has been made yet. Enter keeps an answer, - removes it, Ctrl+C cancels.");
    const before = answers;
    answers = await askInTerminal((asking) => askAnswers(kind, {}, context, { ...asking, before }));
  }
}

/** A dialogue with whoever sits at the terminal. It ends the command if the terminal is closed. */
async function askInTerminal<Result>(
  run: (asking: { ask: (prompt: string) => Promise<string>; tell: (problem: string) => void }) => Promise<Result>,
): Promise<Result> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const stop = () => {
    console.error(`\n${whatNow}`);
    process.exit(1);
  };
  terminal.once("close", stop);
  const result = await run({ ask: (prompt) => terminal.question(prompt), tell: console.error });
  terminal.off("close", stop).close();
  return result;
}

/** Draws the cover or portrait of the new entry into the content folder. */
function drawPictures(): void {
  runScript("studio", ["art"]);
}

function tellMade(name: string, file: string, drawn: readonly string[]): void {
  const isDraft = name === "article" || name === "review";
  const next = isDraft
    ? 'Write what is marked TK, then remove "draft: true".'
    : "It goes public with the next publication.";
  const here = (path: string) => relative(process.cwd(), path);
  console.log(`${here(file)} has been made, and the check passes. ${next}`);
  const list = join(...getDrawnList(process.cwd(), options.root));
  if (drawn.length > 0) console.log(`Commit with it: ${[...drawn, list].map(here).join(", ")}`);
}
