import { readFileSync } from "node:fs";
import { type ParseArgsConfig, parseArgs } from "node:util";
import "./closed-pipe";
import { describeMisspelt, parseEnv } from "../../lib/runtime/env";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Expected = {
  /** Whether names of files and the like are allowed between the options. */
  allowPositionals?: boolean;
};

/** The options of the running command. A mistake in them or in a setting is printed, and ends it with exit code 2. */
export function readOptions<const All extends Options>(options: All, { allowPositionals = false }: Expected = {}) {
  startCommand();
  try {
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

/**
 * What every command does first: `--help` prints what it is for, a setting that cannot be used ends it, and a name that is
 * nearly that of a setting is printed.
 */
function startCommand(): void {
  const [, script = "", ...args] = process.argv;
  if (args.includes("--help")) {
    console.log(getHelp(readFileSync(script, "utf8")));
    process.exit(0);
  }
  try {
    parseEnv(process.env);
  } catch (error) {
    refuse((error as Error).message);
  }
  for (const line of describeMisspelt(process.env)) console.error(line);
}

/** The docstring of a command, which says how to call it. */
export function getHelp(source: string): string {
  const docstring = source.match(/\/\*\*[\s\S]*?\*\//g)?.find((one) => one.includes("`npm run ")) ?? "";
  return docstring.replace(/^\/\*\*\s*|\s*\*\/$/g, "").replace(/^ ?\* ?/gm, "");
}

/** Ends the command, because what it was asked for cannot be. */
export function refuse(mistake: string): never {
  console.error(mistake);
  process.exit(2);
}

/** The whole number that an option has; anything else ends the command. */
export function wholeNumber(name: string, given: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (number >= least && number <= most) return number;
  return refuse(`--${name} is a whole number from ${least} to ${most}, not "${given}".`);
}

/** The word that an option has, if it is given; one that is none of these ends the command. */
export function oneOf<Word extends string>(
  name: string,
  given: string | undefined,
  words: readonly Word[],
): Word | undefined {
  const word = words.find((one) => one === given);
  return word ?? (given === undefined ? undefined : refuse(`--${name} is one of ${words.join(", ")}, not "${given}".`));
}
