import type { Diagnostic } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import { allEntries, type Library } from "../content/site/library";

/** What a rule may know beside the content. */
export type RuleOptions = {
  /** Today as `2025-06-28`. */
  day: string;
  /** The content as it was in the last commit, if that is known, for rules about what has changed. */
  former?: Library | undefined;
};

/** What a rule finds, one after the other. */
export type Found = Iterable<Diagnostic>;

/** What a rule finds in one text: each is given to all such rules in turn, so that it is parsed once for all of them. */
export type TextRule = (entry: ParsedEntry<unknown>) => Found;

/** Something that the check looks for. */
export type Rule = {
  /** What it is about, for readers of the code. */
  name: string;
  /** The worst that it finds: a rule that finds errors may warn, too. */
  severity: Diagnostic["severity"];
  /** Whether only a live site needs it: `--release` asks for it. What was right once and has expired is no such thing: it is withheld, and an upgrade waits for nobody. */
  release?: true;
  run: (library: Library, options: RuleOptions) => Found | TextRule;
};

/** Follows rules. */
export function follow(rules: readonly Rule[], library: Library, options: RuleOptions): Diagnostic[] {
  const found: Diagnostic[] = [];
  const ofTexts: TextRule[] = [];
  for (const { run } of rules) {
    const result = run(library, options);
    if (typeof result === "function") ofTexts.push(result);
    else found.push(...result);
  }
  for (const entry of allEntries(library)) for (const ofText of ofTexts) found.push(...ofText(entry));
  return found;
}

/** The fields of an entry as they were; `undefined` for a new one. */
export function formerData<Name extends "reviews" | "test-reports" | "products">(
  former: Library | undefined,
  folder: Name,
  { slug }: Pick<ParsedEntry<unknown>, "slug">,
): Library["collections"][Name][number]["data"] | undefined {
  return former?.collections[folder].find((entry) => entry.slug === slug)?.data;
}
