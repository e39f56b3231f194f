import { z } from "zod";
import { normalizePath } from "../../util/normalize-path";

/** A path of this site in its normalised form. */
const path = z
  .string()
  .refine(
    (value) => value !== "/" && normalizePath(value) === value,
    'Write a path of this site in lower case, with no slash at the end, like "/blog/old-name".',
  );

/** Where an address leads on: a path of this site, or a partner's tracked address, for short links that readers have kept. */
const target = z
  .string()
  .refine(
    (value) => /^partner:[a-z0-9]+(-[a-z0-9]+)*$/.test(value) || normalizePath(value) === value,
    'Write a path of this site in lower case, with no slash at the end, like "/blog/new-name", or a partner, like "partner:an-app".',
  );

/** Addresses without a page: content/site/moved.md. Former slugs of existing entries are `aliases` instead. */
export const movedSchema = z.strictObject({
  /** Each `from` redirects permanently to `to`; for the time being, if that is a partner, because offers change. */
  redirects: z
    .array(z.strictObject({ from: path, to: target }))
    .max(20_000)
    .default([]),
  /** Each answers with status 410: removed for good. */
  gone: z.array(path).max(20_000).default([]),
  sample: z.boolean().default(false),
});
