import { diagnosticAt } from "../../../lib/check/diagnostic-at";
import type { PathInData } from "../../../lib/content/read/frontmatter";
import type { ParsedEntry } from "../../../lib/content/read/parse-entry";
import type { Library } from "../../../lib/content/snapshot/library";

/** What keeps a site from opening, in the order of the list; what is withheld and hints do not. */
export const releaseKinds = {
  broken: "Files with errors",
  identity: "Who runs the site",
  privacy: "What readers are told about their data",
  setting: "Settings",
  brand: "Brand",
  sample: "Samples",
  person: "People",
  placeholder: "Placeholder addresses",
  claim: "Claims",
  helpline: "Helplines",
  offer: "Offers",
  empty: "The first review",
  withheld: "Withheld until checked again",
  hint: "Hints",
} as const;

export type ReleaseKind = keyof typeof releaseKinds;

/** Who has to act: the editors of content/, whoever answers for the site, or whoever runs the server. */
type Owner = "editor" | "operator" | "developer";

/** One thing that is left to do before the site opens. */
export type ReleaseItem = {
  kind: ReleaseKind;
  owner: Owner;
  /** Absolute path; absent for a setting. */
  file?: string;
  /** Counts from 1. */
  line?: number;
  /** What is there, and what to do, in one sentence each. */
  what: string;
  todo: string;
};

/** An item at a field of an entry. */
export function itemAt(entry: ParsedEntry<unknown>, path: PathInData, item: Omit<ReleaseItem, "file" | "line">) {
  const { file, line } = diagnosticAt(entry, path, "");
  return { ...item, file, line };
}

/**
 * The items that keep the site from opening. What was right once and has expired does not: it is withheld, and an upgrade of a live
 * site waits for nobody.
 */
export function getUnfinished(items: readonly ReleaseItem[]): ReleaseItem[] {
  return items.filter(({ kind }) => kind !== "hint" && kind !== "withheld");
}

/** All files of a library that could be read. */
export function getEntries({ collections, documents }: Library): ParsedEntry<unknown>[] {
  return [...Object.values(collections).flat(), ...Object.values(documents)];
}
