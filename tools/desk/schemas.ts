import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readOptions } from "../../scripts/lib/options";
import { listSchemas } from "./schemas/list-schemas";

/**
 * `npm run content -- schemas`: writes the JSON Schemas of all content files, made from lib/content/schemas, for code editors that
 * complete fields. `npm run dev` does so, too.
 */
readOptions({});
const schemaFolder = "docs/reference/schemas";
rmSync(schemaFolder, { recursive: true, force: true });
for (const [name, schema] of listSchemas()) {
  const file = join(schemaFolder, `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
}
