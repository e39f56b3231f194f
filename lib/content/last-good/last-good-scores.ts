import { relative } from "node:path";
import type { z } from "zod";
import type { QuoteLookup } from "../../claims/resolve-claims";
import { parseEntry } from "../read/parse-entry";
import { readSource, type SourceFile, slugOf } from "../read/read-collection";
import { type ReviewData, reviewSchema } from "../schemas/review-schema";
import { type TestData, testSchema } from "../schemas/test-schema";
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
 * Reads the last good version of a file by its absolute path. `undefined` if there is none, or if it cannot be parsed
 * any more.
 */
export type LastGoodScores = {
  review: (file: string) => ReviewData | undefined;
  test: (file: string) => TestData | undefined;
};

/** The last good versions of what scores are made of. */
export function openLastGoodScores({ root, good, lookup, textOf }: Options): LastGoodScores {
  const read = <Schema extends z.ZodType>(schema: Schema, file: string): z.infer<Schema> | undefined => {
    const source = good.get(relative(root, file));
    const text = source && (textOf ? textOf(source) : readSource(source));
    if (!source || typeof text !== "string") return undefined;
    return parseEntry(schema, { slug: slugOf(source), file, text }, lookup).entry?.data;
  };
  return { review: (file) => read(reviewSchema, file), test: (file) => read(testSchema, file) };
}
