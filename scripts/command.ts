import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { commands } from "./lib/commands";
import { getHelp } from "./lib/options";

// `npm run GROUP -- NAME …` runs a command of scripts/lib/commands.ts; without a name it lists them. Exit code 2 for an unknown one.
const [group = "", name = ""] = process.argv.slice(2);
const own = commands[group] ?? {};
const file = Object.hasOwn(own, name) ? own[name] : undefined;

if (file) {
  // The command finds itself and its own arguments where Node puts those of a file that it runs.
  process.argv.splice(1, 3, resolve(file));
  try {
    await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    // A site runs without the packages of tools, and `npm run site` leaves them out.
    if (!(error instanceof Error) || !error.message.startsWith("Cannot find package")) throw error;
    console.error(`"${name}" needs packages that are not installed: run "npm install" first.`);
    process.exitCode = 1;
  }
} else {
  const list = Object.entries(own).map(([word, script]) => `  ${word.padEnd(15)}${getSummary(script)}`);
  const help = `npm run ${group} -- NAME, with one of these names (add --help for details).\n${list.join("\n")}`;
  const isAsked = name === "" || name === "--help";
  if (isAsked) console.log(help);
  else console.error(`There is no command "${name}".\n${help}`);
  process.exitCode = isAsked ? 0 : 2;
}

/** What a command does: the first sentence of its docstring, after how it is called. */
function getSummary(script: string): string {
  const help = getHelp(readFileSync(script, "utf8")).replace(/\s+/g, " ");
  const [, words = ""] = /^`[^`]*`: (.*?)(?:\.(?: |$)|; |$)/.exec(help) ?? [];
  return words.replace(/ \(docs\/[^)]*\)/, "");
}
