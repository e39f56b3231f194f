import { relative } from "node:path";
import type { z } from "zod";
import type { QuoteLookup } from "../claims/resolve-claims";
import { parseEntry } from "../read/parse-entry";
import { getSlug, readSource, type SourceFile } from "../read/read-collection";
import { type PostData, postSchema } from "../schemas/post-schema";
import { type ProductData, productSchema } from "../schemas/product-schema";
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
export type LastGoodEntries = {
  post: (file: string) => PostData | undefined;
  review: (file: string) => ReviewData | undefined;
  test: (file: string) => TestData | undefined;
  product: (file: string) => ProductData | undefined;
};

/** The last good versions, for rules about what has changed. */
export function openLastGoodEntries({ root, good, lookup, textOf }: Options): LastGoodEntries {
  const read = <Schema extends z.ZodType>(schema: Schema, file: string): z.infer<Schema> | undefined => {
    const source = good.get(relative(root, file));
    const text = source && (textOf ? textOf(source) : readSource(source));
    if (!source || typeof text !== "string") return undefined;
    return parseEntry(schema, { slug: getSlug(source), file, text }, lookup).entry?.data;
  };
  return {
    post: (file) => read(postSchema, file),
    review: (file) => read(reviewSchema, file),
    test: (file) => read(testSchema, file),
    product: (file) => read(productSchema, file),
  };
}
