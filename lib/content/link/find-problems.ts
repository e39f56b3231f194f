import { memo } from "../../util/memo";
import { positionAt } from "../../util/position";
import { findQuotesIn, ledgerReference, mayQuote } from "../claims/quote-syntax";
import { readableText } from "../markdown/parse-body";
import { mainBlog } from "../names";
import { documentNames } from "../read/collections";
import { contentPath } from "../read/content-path";
import {
  brokenSlugs,
  compareDiagnostics,
  type Diagnostic,
  diagnosticAt,
  diagnosticInFile,
  findRepeats,
  knownSlugs,
} from "../read/diagnostics";
import type { ParsedEntry } from "../read/parse-entry";
import { allEntries, type Library } from "../site/library";
import { quotesNothing } from "./link";
import { explainQuotes } from "./quotes";

type Entry = ParsedEntry<unknown>;

/** Why readers may not see a library: what could not be read, and what does not fit together. Empty for one that they may see. */
export function findProblems(library: Library): Diagnostic[] {
  return [...library.diagnostics, ...findLinkProblems(library)].sort(compareDiagnostics);
}

/** Where the files of a library name what is not there. The check of commands finds much more (lib/check). */
export function findLinkProblems(library: Library): Diagnostic[] {
  return [
    ...findMissing(library),
    ...checkReferences(library),
    ...checkAddresses(library),
    ...checkDefaultPartner(library),
    ...checkPictures(library),
    ...checkQuotes(library),
  ];
}

/** Every document must exist, and so must the category that lists all articles. */
function findMissing({ root, collections, documents, diagnostics }: Library): Diagnostic[] {
  const broken = new Set(diagnostics.map(({ file }) => file));
  if (broken.has(root)) return [];
  const hasMainBlog = collections.categories.some(({ slug }) => slug === mainBlog);
  return [...documentNames.filter((name) => !documents[name]), ...(hasMainBlog ? [] : [`categories/${mainBlog}`])]
    .map((name) => contentPath(root, `${name}.md`))
    .filter((file) => !broken.has(file))
    .map((file) => ({
      file,
      line: 1,
      column: 1,
      severity: "error",
      message: "This file is missing; the site cannot be built without it.",
    }));
}

/** A page of text would take the place of the category whose address it has. */
function checkAddresses({ collections: { categories, pages } }: Library): Diagnostic[] {
  return findRepeats([...categories, ...pages], ({ slug }) => slug).map(({ entry, value }) =>
    diagnosticAt(entry, [], `/${value} is the category of content/categories/${value}.md. Rename this file.`),
  );
}

/** A site may have no partner at all: then it has no partner links. */
function checkDefaultPartner(library: Library): Diagnostic[] {
  const { partners } = library.collections;
  const defaults = partners.filter((entry) => entry.data.default);
  const [one, ...more] = defaults.length > 0 ? defaults : partners;
  if (!one) return [];
  if (defaults.length === 0)
    return brokenSlugs(library, "partners").length > 0
      ? []
      : [diagnosticAt(one, [], "No partner has `default: true`; exactly one must.")];
  return more.map((entry) => diagnosticAt(entry, ["default"], `${one.slug} is the default already.`));
}

/** Covers and portraits that cannot be shown. A picture in a text is left out there, and the check names it. */
function checkPictures(library: Library): Diagnostic[] {
  return allEntries(library).flatMap((entry) =>
    (entry.pictures ?? []).flatMap(({ path, problem }) =>
      path && problem ? [diagnosticAt(entry, path, problem)] : [],
    ),
  );
}

/** What is not filled in would be read as it is written: "{{claim:users}}". */
function checkQuotes(library: Library): Diagnostic[] {
  const ledger = library.documents["site/claims"];
  const explain = explainQuotes(library);
  const describe = (entry: Entry, reference: string) => {
    if (quotesNothing(entry.name)) return `Quotes are not filled in here: write what {{${reference}}} says.`;
    return entry === ledger && ledgerReference(reference)
      ? `The ledger cannot quote itself: write the figure in place of {{${reference}}}.`
      : explain(reference);
  };
  return allEntries(library).flatMap((entry) => {
    return quotesOf(entry).flatMap(({ reference, at }) => {
      const message = describe(entry, reference);
      return message === undefined ? [] : [diagnosticInFile(entry, positionAt(readableText(entry), at), message)];
    });
  });
}

/** The quotes of a file, but for those in editors' comments. */
export const quotesOf = memo((entry: Entry) => (mayQuote(entry.text) ? findQuotesIn(readableText(entry)) : []));

/** Checks that the authors, categories, partners and reviews that a file names exist. */
function checkReferences(library: Library): Diagnostic[] {
  const { blog, reviews, "test-reports": tests, categories, partners } = library.collections;
  const team = library.documents["site/team"];
  const slugs = (name: "authors" | "partners" | "reviews") => new Set(knownSlugs(library, name));
  const known = { authors: slugs("authors"), partners: slugs("partners"), reviews: slugs("reviews") };
  const categoryNames = library.documents["site/site"]?.data.postCategories.map(({ name }) => name);

  const expectFile = (entry: Entry, path: PropertyKey[], folder: keyof typeof known, value: string | undefined) => {
    if (value === undefined || known[folder].has(value)) return [];
    const message = `There is no content/${folder}/${value}.md. Known: ${[...known[folder]].join(", ") || "none"}.`;
    return [diagnosticAt(entry, path, message)];
  };
  const expectCategory = (entry: Entry, path: PropertyKey[], value: string | undefined) => {
    if (value === undefined || !categoryNames || categoryNames.includes(value)) return [];
    const message = `"${value}" is not under postCategories in site/site.md. Known: ${categoryNames.join(", ")}.`;
    return [diagnosticAt(entry, path, message)];
  };

  return [
    ...[...blog, ...reviews].flatMap((entry) => [
      ...expectFile(entry, ["author"], "authors", entry.data.author),
      ...expectCategory(entry, ["category"], entry.data.category),
    ]),
    ...tests.flatMap((entry) => expectFile(entry, ["tester"], "authors", entry.data.tester)),
    ...blog.flatMap((entry) => expectFile(entry, ["partner"], "partners", entry.data.partner)),
    ...reviews.flatMap((entry) => [
      ...expectFile(entry, ["affiliateLink"], "partners", entry.data.affiliateLink),
      ...entry.data.comparison.flatMap(({ slug }, at) =>
        expectFile(entry, ["comparison", at, "slug"], "reviews", slug),
      ),
    ]),
    ...partners.flatMap((entry) =>
      entry.data.reviews.flatMap((slug, at) => expectFile(entry, ["reviews", at], "reviews", slug)),
    ),
    ...categories.flatMap((entry) =>
      [entry.data.filter]
        .flat()
        .flatMap((one, at) => (one === "all" ? [] : expectCategory(entry, ["filter", at, "category"], one.category))),
    ),
    ...(team?.data.members ?? []).flatMap(({ author }, at) =>
      team ? expectFile(team, ["members", at, "author"], "authors", author) : [],
    ),
  ];
}
