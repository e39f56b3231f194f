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
