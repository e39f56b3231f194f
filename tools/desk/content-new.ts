import { join, relative } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { today } from "../../lib/content/snapshot/entry-dates";
import { contentRoot, readFolder } from "../../lib/content/snapshot/library";
import { getEnv } from "../../lib/runtime/env";
import { startCommand } from "../../scripts/lib/options";
import { runScript } from "../../scripts/lib/run";
import { getDrawnList } from "../studio/lib/drawn";
import { askAnswers } from "./editing/new/ask-answers";
import type { Answers, NewKind } from "./editing/new/kind";
import { makeNewEntry, newKinds } from "./editing/new/new-entry";
import "../../scripts/lib/closed-pipe";
import "../../scripts/lib/env-files";

/**
 * `npm run content -- new review|article|product|test|author|page [--title "…" …]`: makes a content file that passes the check, with
 * its picture.
 * Asks for what no flag gives; with `--yes`, or where nobody can answer, it asks nothing. Exits 1 when it has made nothing.
 */
startCommand();
const [word = "", ...args] = process.argv.slice(2);
const kind = Object.hasOwn(newKinds, word) ? newKinds[word] : undefined;
const options = { root: contentRoot(), claims: getEnv().claims, day: today() };

if (kind) await make(kind);
else {
  console.error(`Write what to make: ${Object.keys(newKinds).join(", ")}. Example: npm run content -- new article`);
  process.exitCode = 1;
}

async function make(wanted: NewKind): Promise<void> {
  const context = { ...options, library: readFolder(options) };
  const names = wanted.questions(context.library, options.day).map(({ name }) => name);
  const flags = Object.fromEntries(names.map((name) => [name, { type: "string" }] as const));
  const { yes, ...flagged } = parseArgs({
    args,
    strict: false,
    options: { ...flags, yes: { type: "boolean" } },
  }).values;
  // A flag without an answer counts as not given.
  const isGiven = ([name, answer]: [string, unknown]) => typeof answer === "string" || !(name in flags);
  let answers = Object.fromEntries(Object.entries(flagged).filter(isGiven)) as Answers;
  const mayAsk = !yes && process.stdin.isTTY && Object.keys(answers).every((name) => names.includes(name));
  if (mayAsk) answers = await askInTerminal((asking) => askAnswers(wanted, answers, context, asking));
  for (;;) {
    const { file, drawn = [], errors = [] } = makeNewEntry(wanted, answers, { ...options, drawPictures });
    if (file) return tellMade(file, drawn);
    for (const error of errors) console.error(error);
    if (!mayAsk) break;
    console.error("Nothing is made yet. Enter keeps an answer, Ctrl+C ends.");
    const before = answers;
    answers = await askInTerminal((asking) => askAnswers(wanted, {}, context, { ...asking, before }));
  }
  console.error("Nothing was made.");
  process.exitCode = 1;
}

/** A dialogue with whoever sits at the terminal. It ends the command if the terminal is closed. */
async function askInTerminal<Result>(
  run: (asking: { ask: (prompt: string) => Promise<string>; tell: (problem: string) => void }) => Promise<Result>,
): Promise<Result> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const stop = () => {
    console.error("\nNothing was made.");
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

function tellMade(file: string, drawn: readonly string[]): void {
  const isDraft = word === "article" || word === "review";
  const next = isDraft
    ? 'Write what is marked TK, then take "draft: true" out.'
    : "It is public with the next publication.";
  const here = (path: string) => relative(process.cwd(), path);
  console.log(`${here(file)} is made, and the check passes. ${next}`);
  const list = join(...getDrawnList(process.cwd(), options.root));
  if (drawn.length > 0) console.log(`Commit with it: ${[...drawn, list].map(here).join(", ")}`);
}
