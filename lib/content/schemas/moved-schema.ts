import { z } from "zod";
import { normalizePath } from "../../site/routing/normalize-path";

/** A path of this site, written the one way that the site itself writes it. */
const path = z
  .string()
  .refine(
    (value) => value !== "/" && normalizePath(value) === value,
    'Write a path of this site in lower case, with no slash at the end, like "/blog/old-name".',
  );

/** Addresses that nothing stands at any more: content/site/moved.md. Former slugs of what is still there are `aliases`. */
export const movedSchema = z.strictObject({
  /** Each `from` answers with one permanent redirect to `to`. */
  redirects: z
    .array(z.strictObject({ from: path, to: path.or(z.literal("/")) }))
    .max(5000)
    .default([]),
  /** Each answers that it was removed for good (status 410). */
  gone: z.array(path).max(5000).default([]),
  sample: z.boolean().default(false),
});
