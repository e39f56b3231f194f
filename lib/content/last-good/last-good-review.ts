import { relative } from "node:path";
import type { QuoteLookup } from "../../claims/resolve-claims";
import { parseEntry } from "../read/parse-entry";
import { readSource, type SourceFile, slugOf } from "../read/read-collection";
import { type ReviewData, reviewSchema } from "../schemas/review-schema";
import type { Versions } from "./choose-versions";

type Options = {
  /** Absolute path of the content folder. */
  root: string;
  good: Versions;
  lookup: QuoteLookup;
  /** Returns the text of a version from a cache; default: reads the file. */
  textOf?: (source: SourceFile) => string;
};

/**
 * Creates a function that reads the last good version of a review by its absolute path. It returns `undefined` if there
 * is none, or if it cannot be parsed any more.
 */
export function openLastGoodReviews({ root, good, lookup, textOf }: Options): (file: string) => ReviewData | undefined {
  return (file) => {
    const source = good.get(relative(root, file));
    const text = source && (textOf ? textOf(source) : readSource(source));
    if (!source || typeof text !== "string") return undefined;
    return parseEntry(reviewSchema, { slug: slugOf(source), file, text }, lookup).entry?.data;
  };
}
