import { relative } from "node:path";
import { parseEntry } from "../parse-entry";
import { readSource, type SourceFile, slugOf } from "../read-collection";
import type { ClaimLookup } from "../resolve-claims";
import { type ReviewData, reviewSchema } from "../schemas/review";
import type { Versions } from "./choose-versions";

type Options = {
  /** Absolute path of the content folder. */
  root: string;
  good: Versions;
  lookup: ClaimLookup;
  /** The text of a version, where it was read before. */
  textOf?: (source: SourceFile) => string;
};

/** Reads the last good version of one review by its absolute path, for comparison; `undefined` where there is none that can be read. */
export function openLastGoodReviews({ root, good, lookup, textOf }: Options): (file: string) => ReviewData | undefined {
  return (file) => {
    const source = good.get(relative(root, file));
    const text = source && (textOf ? textOf(source) : readSource(source));
    if (!source || typeof text !== "string") return undefined;
    return parseEntry(reviewSchema, { slug: slugOf(source), file, text }, lookup).entry?.data;
  };
}
