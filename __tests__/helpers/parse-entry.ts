import type { z } from "zod";
import { completeEntry, parseFile } from "@/lib/content/read/parse-entry";

/** Reads one file that quotes nothing. */
export function parseEntry<Schema extends z.ZodType>(
  schema: Schema,
  source: { slug: string; file: string; text: string },
) {
  const parsed = parseFile(source);
  const found = Array.isArray(parsed) ? parsed : completeEntry(schema, parsed, () => undefined);
  return Array.isArray(found) ? { entry: undefined, diagnostics: found } : { entry: found, diagnostics: [] };
}
