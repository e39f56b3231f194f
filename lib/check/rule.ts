import type { Diagnostic } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Library } from "../content/site/library";

/** What a rule may know beside the content. */
export type RuleOptions = {
  /** Today as `2025-06-28`. */
  day: string;
  /** The content as it was in the last commit, if that is known, for rules about what has changed. */
  former?: Library | undefined;
};

/** Something that the check looks for. */
export type Rule = {
  /** What it is about, for readers of the code. */
  name: string;
  /** The worst that it finds: a rule that finds errors may warn, too. */
  severity: Diagnostic["severity"];
  run: (library: Library, options: RuleOptions) => Diagnostic[];
};

/** The fields of an entry as they were; `undefined` for a new one. */
export function formerData<Name extends "reviews" | "test-reports" | "products" | "blog">(
  former: Library | undefined,
  folder: Name,
  { slug }: Pick<ParsedEntry<unknown>, "slug">,
): Library["collections"][Name][number]["data"] | undefined {
  return former?.collections[folder].find((entry) => entry.slug === slug)?.data;
}
