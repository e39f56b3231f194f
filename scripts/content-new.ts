import { relative } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { today } from "../lib/content/snapshot/entry-dates";
import { contentRoot, readFolder } from "../lib/content/snapshot/library";
import type { Answers, NewKind, Question } from "../lib/editing/new/kind";
import { makeNewEntry, newKinds } from "../lib/editing/new/new-entry";
import { getEnv } from "../lib/runtime/env";
import { startCommand } from "./lib/options";
import { runScript } from "./lib/run";
import "./lib/closed-pipe";
import "./lib/env-files";

/**
 * `npm run content:new -- review|article|product|test|author|page [--title "…" …]`: makes a content file that passes the check, with
 * its picture.
 * Asks for what no flag gives; with `--yes`, or where nobody can answer, it asks nothing. Exits 1 when it has made nothing.
 */
startCommand();
const [word = "", ...args] = process.argv.slice(2);
const kind = Object.hasOwn(newKinds, word) ? newKinds[word] : undefined;
const options = { root: contentRoot(), claims: getEnv().claims, day: today() };

if (kind) await make(kind);
else {
  console.error(`Write what to make: ${Object.keys(newKinds).join(", ")}. Example: npm run content:new -- article`);
  process.exitCode = 1;
}

async function make(wanted: NewKind): Promise<void> {
  const questions = wanted.questions(readFolder(options), options.day);
  const flags = Object.fromEntries(questions.map(({ name }) => [name, { type: "string" }] as const));
  const { yes, ...flagged } = parseArgs({
    ...{ args, strict: false },
    options: { ...flags, yes: { type: "boolean" } },
  }).values;
  // A flag without an answer counts as not given.
  const isGiven = ([name, answer]: [string, unknown]) => typeof answer === "string" || !(name in flags);
  const given = Object.fromEntries(Object.entries(flagged).filter(isGiven));
  const left = questions.filter(({ name }) => !(name in given));
  const answers = yes || !process.stdin.isTTY ? given : { ...given, ...(await askAll(left)) };
  const { file, errors } = makeNewEntry(wanted, answers as Answers, { ...options, drawPictures });
  if (file) console.log(`${relative(process.cwd(), file)} is made, and the check passes. ${next(word)}`);
  else {
    for (const error of errors ?? []) console.error(error);
    console.error("Nothing was made.");
    process.exitCode = 1;
  }
}

async function askAll(questions: readonly Question[]): Promise<Record<string, string>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string> = {};
  for (const { name, ask, choices, fallback } of questions) {
    const hint = choices ? ` [${choices.join(", ")}]` : fallback ? ` [${fallback}]` : "";
    answers[name] = (await terminal.question(`${ask}${hint}: `)).trim();
  }
  terminal.close();
  return answers;
}

/** Draws the cover or portrait of the new entry into the content folder. */
function drawPictures(): void {
  runScript("art");
}

function next(made: string): string {
  const isDraft = made === "article" || made === "review";
  return isDraft ? 'Write what is marked TK, then take "draft: true" out.' : "It is public with the next publication.";
}
