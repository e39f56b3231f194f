import { z } from "zod";
import { normalizePath } from "../../util/normalize-path";

/** A path of this site in its normalised form. */
const path = z
  .string()
  .refine(
    (value) => value !== "/" && normalizePath(value) === value,
    'Write a path of this site in lower case, with no slash at the end, like "/blog/old-name".',
  );

/** Addresses without a page: content/site/moved.md. Former slugs of existing entries are `aliases` instead. */
export const movedSchema = z.strictObject({
  /** Each `from` redirects permanently to `to`. */
  redirects: z
    .array(z.strictObject({ from: path, to: path.or(z.literal("/")) }))
    .max(5000)
    .default([]),
  /** Each answers with status 410: removed for good. */
  gone: z.array(path).max(5000).default([]),
  sample: z.boolean().default(false),
});
