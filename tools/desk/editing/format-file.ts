import { isDeepStrictEqual } from "node:util";
import { parseDocument } from "yaml";
import { getSchema } from "../../../lib/content/read/collections";
import { fieldNames } from "../../../lib/content/read/describe-issue";
import { orderKeys } from "./order-keys";
import { joinSource, splitSource } from "./split-source";

/**
 * A content file with its fields in the order of its schema. The text below the fields stays as it is.
 * Twice is the same as once. A file that cannot be read is returned unchanged; the check reports it.
 * @param name Path below the content folder: "blog/name.md".
 * @throws Error if the fields would say something else than before; nothing is known that leads to it.
 */
export function formatFile(name: string, text: string): string {
  const schema = getSchema(name.replace(/\.md$/, ""));
  const parts = splitSource(text);
  if (!schema || !parts) return text;
  const before = parseDocument(parts.fields);
  if (before.errors.length > 0) return text;
  const fields = orderKeys(parts.fields, (path) => fieldNames(schema, path));
  if (!isDeepStrictEqual(parseDocument(fields).toJS(), before.toJS()))
    throw new Error(`${name}: its fields cannot be put in order without changing what they say.`);
  return joinSource({ ...parts, fields });
}
