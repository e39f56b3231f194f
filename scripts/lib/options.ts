import { readFileSync } from "node:fs";
import { type ParseArgsConfig, parseArgs } from "node:util";
import "./closed-pipe";
import { describeMisspelt, parseEnv } from "../../lib/runtime/env";

type NumberOption = {
  type: "number";
  default: number;
  least: number;
  /** By default without limit. */
  most?: number;
};

type ChoiceOption = { type: "choice"; of: readonly string[]; default?: string };

/** An option of a command: a text, several texts (it may be repeated), a flag, one of some words, or a whole number. */
type Option =
  | { type: "string"; default?: string }
  | { type: "string"; multiple: true }
  | { type: "boolean" }
  | ChoiceOption
  | NumberOption;

type Value<One extends Option> = One extends { type: "boolean" }
  ? boolean
  : One extends { type: "number" }
    ? number
    : One extends { multiple: true }
      ? string[]
      : (One extends ChoiceOption ? One["of"][number] : string) | (One extends { default: string } ? never : undefined);

type Options = Record<string, Option>;
type Parsed<All extends Options> = { values: { [Name in keyof All]: Value<All[Name]> }; positionals: string[] };
type Expected = {
  /** Whether names of files and the like are allowed between the options. */
  allowPositionals?: boolean;
};

/** The option of a command that listens on a port, or on several from there on. */
export const portOption = (port: number) => ({ type: "number", default: port, least: 1, most: 65_535 }) as const;

/** @throws Error that says what is wrong with the arguments, and which options there are. */
export function parseOptions<const All extends Options>(
  args: readonly string[],
  options: All,
  { allowPositionals = false }: Expected = {},
): Parsed<All> {
  const { values, positionals } = parse(args, options, allowPositionals);
  const typed = Object.entries(options).map(([name, option]) => [name, readValue(name, option, values[name])]);
  return { values: Object.fromEntries(typed), positionals };
}

/** The options of the running command. A mistake in them or in a setting is printed, and ends it with exit code 2. */
export function readOptions<const All extends Options>(options: All, expected?: Expected): Parsed<All> {
  startCommand();
  try {
    return parseOptions(process.argv.slice(2), options, expected);
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

function parse(args: readonly string[], options: Options, allowPositionals: boolean) {
  const config: ParseArgsConfig["options"] = Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      { type: option.type === "boolean" ? "boolean" : "string", multiple: "multiple" in option },
    ]),
  );
  try {
    return parseArgs({ args: [...args], options: config, allowPositionals });
  } catch (error) {
    // Node's advice after its first sentence is for programmers.
    const [said = ""] = String((error as Error).message).split(/\.?\s*\n|\. /);
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new Error(`${said}. ${names.length > 0 ? `The options are ${names.join(", ")}.` : "There are no options."}`);
  }
}

function readValue(name: string, option: Option, given: unknown): unknown {
  if (option.type === "boolean") return given === true;
  if ("multiple" in option) return given ?? [];
  if (typeof given !== "string") return option.default;
  if (option.type === "number") return readNumber(name, option, given);
  if (option.type === "choice" && !option.of.includes(given))
    throw new Error(`--${name} is one of ${option.of.join(", ")}, not "${given}".`);
  return given;
}

function readNumber(name: string, option: NumberOption, given: string): number {
  const { least, most = Number.POSITIVE_INFINITY } = option;
  const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (number >= least && number <= most) return number;
  const range = most === Number.POSITIVE_INFINITY ? `, at least ${least}` : ` from ${least} to ${most}`;
  throw new Error(`--${name} is a whole number${range}, not "${given}".`);
}
