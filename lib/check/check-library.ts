import type { LastGoodEntries } from "../content/last-good/last-good-entries";
import { mainBlog } from "../content/names";
import { documentNames } from "../content/read/collections";
import { contentPath } from "../content/read/content-path";
import type { Diagnostic } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { PostData } from "../content/schemas/post-schema";
import type { Library } from "../content/snapshot/library";
import { checkBlocks } from "./check-blocks";
import { checkBodies } from "./check-bodies";
import { checkClaims } from "./check-claims";
import { checkCorrections } from "./check-corrections";
import { checkDates, isArchive } from "./check-dates";
import { checkSources, checkTags, checkTitles } from "./check-entry-fields";
import { checkFolders } from "./check-folders";
import { checkListings } from "./check-listings";
import { checkMethodWords } from "./check-method-words";
import { checkOffers } from "./check-offers";
import { checkPartnerWords } from "./check-partner-words";
import { checkPhrases } from "./check-phrases";
import { checkPictures } from "./check-pictures";
import { checkProducts } from "./check-products";
import { checkQuotes } from "./check-quotes";
import { checkReferences } from "./check-references";
import { checkReviews } from "./check-reviews";
import { checkBrand, checkChooser, checkMoved, checkScoring } from "./check-site-files";
import { checkScoreDays, checkStars } from "./check-stars";
import { checkTests } from "./check-tests";
import { checkTrackedUrls } from "./check-tracked-urls";
import { checkTypedPrices } from "./check-typed-prices";
import { checkUnique } from "./check-unique";
import { checkWritten } from "./check-written";

export type LibraryCheckOptions = {
  /** Absolute path of the content folder. */
  root: string;
  /** Today as `2025-06-28`. */
  day: string;
  /** Entries whose texts are checked; default: all. References between entries are always checked. */
  entries?: ReadonlySet<ParsedEntry<unknown>>;
  /** Articles that are looked at by themselves; default: all. The others were sound, and nothing they name has changed. */
  articles?: ParsedEntry<PostData>[] | undefined;
  /** The last good versions, if they are known. */
  lastGood?: LastGoodEntries | undefined;
};

/**
 * Checks references between the files of a library, and their texts. Errors must not reach readers. Warnings, which an
 * editor may ignore, are reported mainly when everything is checked.
 */
export function checkLibrary(library: Library, options: LibraryCheckOptions): Diagnostic[] {
  const { blog } = library.collections;
  /** For rules that look at each article by itself. */
  const narrowed = { ...library, collections: { ...library.collections, blog: options.articles ?? blog } };
  return [
    ...checkRequired(library, options.root),
    ...checkFolders(options.root),
    ...checkReferences(narrowed, options),
    ...checkUnique(library, options),
    ...checkWritten(library),
    ...checkBrand(library),
    ...checkChooser(library),
    ...checkClaims(narrowed, options),
    ...checkProducts(library, options),
    ...checkQuotes(narrowed, options),
    ...checkBlocks(narrowed, options),
    ...checkTypedPrices(narrowed, options),
    ...checkPhrases(library, options),
    ...checkMethodWords(narrowed, options),
    ...checkBodies(library, options),
    ...checkOffers(narrowed, options),
    ...checkTrackedUrls(library),
    ...checkPartnerWords(narrowed),
    ...checkReviews(library, options),
    ...checkScoring(library),
    ...checkTests(library, options),
    ...checkStars(library, options),
    ...checkScoreDays(library, options),
    ...checkDates(narrowed, { ...options, isArchive: isArchive(library) }),
    ...checkCorrections(narrowed, options),
    ...checkSources(narrowed, options),
    ...checkTags(library, options),
    ...checkTitles(narrowed, options),
    ...checkListings(library, options),
    ...checkPictures(narrowed),
    ...checkMoved(library, options),
  ];
}

/** Every document must exist, and so must the category that lists all articles. */
function checkRequired(library: Library, root: string): Diagnostic[] {
  const documents = documentNames.filter((name) => !library.documents[name]);
  const hasMainBlog = library.collections.categories.some(({ slug }) => slug === mainBlog);
  const missing = [...documents, ...(hasMainBlog ? [] : [`categories/${mainBlog}`])];
  const broken = new Set(library.diagnostics.map(({ file }) => file));
  return missing
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
