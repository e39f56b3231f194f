import { appsBySlug, type Site } from "../content/site/site";
import { foldText } from "../util/fold";
import { formatList } from "../util/number";

/** The most apps side by side, so that a row can still be read. */
export const mostCompared = 4;

/** Names of apps in an address that are looked at; the others are counted. */
const mostNames = 12;

/** The apps that an address names, as files of content/products. */
export type AppChoice = NameList & {
  /** Whether the address comes from a form, which always sends an empty name as well: so a form with nothing ticked is recognised. */
  isSent: boolean;
};

/** Reads `?apps=luna-ai,spicy-ai` and `?apps=luna-ai&apps=spicy-ai`, and both at once. Never throws. */
export function readChoice(params: URLSearchParams): AppChoice {
  const values = params.getAll("apps");
  return { ...readNames(values), isSent: values.includes("") };
}

/** Whether the address asks for nothing. */
export function isEmptyChoice({ names, others, isSent }: AppChoice): boolean {
  return names.length === 0 && others === 0 && !isSent;
}

/**
 * As many of the apps that an address names as can be side by side, and what has to be said of its other names. Those that are
 * not known are text of strangers, and only counted.
 * @param what What the page does with the apps.
 */
export function chooseApps(site: Site, { names, others }: NameList, what: "compare" | "price") {
  const known = names.flatMap((name) => appsBySlug(site).get(name) ?? []);
  const unknown = names.length - known.length + others;
  const left = known.slice(mostCompared).map(({ name }) => name);
  return {
    apps: known.slice(0, mostCompared),
    notes: [
      ...(unknown === 1 ? ["One name in this address is not an app we know."] : []),
      ...(unknown > 1 ? [`${unknown} names in this address are not apps we know.`] : []),
      ...(left.length > 0 ? [`You can ${what} up to ${mostCompared} apps. Not shown: ${formatList(left)}.`] : []),
    ],
  };
}

/** Characters of an address that are looked at. */
const mostCharacters = 2_000;

/** Names that an address lists. */
type NameList = {
  /** As files and ids are named, each once, in the order of the address. Not all need be known. */
  names: readonly string[];
  /** How many more the address has that cannot be looked at: too many, or no names. */
  others: number;
};

/**
 * Reads the values of a parameter that may list names with commas, be repeated, or both. Never throws.
 * @param most Names that are looked at; the others are counted.
 */
export function readNames(values: readonly string[], most = mostNames): NameList {
  const written = values.join(",").slice(0, mostCharacters).split(",");
  const distinct = [...new Set(written.map((name) => foldText(name).trim()))].filter((name) => name !== "");
  const names = distinct.filter((name) => /^[a-z0-9-]{1,60}$/.test(name)).slice(0, most);
  return { names, others: distinct.length - names.length };
}
