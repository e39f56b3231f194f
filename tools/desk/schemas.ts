import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { readOptions } from "../../scripts/lib/options";
import { listSchemas, schemaFolder } from "./schemas/list-schemas";

/**
 * `npm run content -- schemas`: writes the JSON Schemas of all content files, made from lib/content/schemas, for code editors that
 * complete fields. `npm run dev` does so, too.
 */
readOptions({});
rmSync(schemaFolder, { recursive: true, force: true });
for (const [file, text] of listSchemas()) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
