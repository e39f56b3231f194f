import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readOptions } from "../../scripts/lib/options";
import { listSchemas, schemaFolder } from "./schemas/list-schemas";

/**
 * `npm run content -- schemas [--check]`: writes the JSON Schemas of all content files, made from lib/content/schemas, for code editors that
 * complete fields. With `--check` it writes nothing, and exits 1 when a file is out of date.
 */
const { values } = readOptions({ check: { type: "boolean" } });
const made = listSchemas();
const found = existsSync(schemaFolder)
  ? readdirSync(schemaFolder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".json"))
      .map((name) => join(schemaFolder, name))
  : [];
const surplus = found.filter((file) => !made.has(file));
const changed = [...made].filter(([file, text]) => !existsSync(file) || readFileSync(file, "utf8") !== text);

if (values.check) {
  for (const file of [...surplus, ...changed.map(([name]) => name)]) console.log(`${file} is not current.`);
  process.exitCode = surplus.length + changed.length > 0 ? 1 : 0;
  console.log(
    process.exitCode ? "`npm run content -- schemas` writes them again." : `${made.size} schemas are current.`,
  );
} else {
  for (const file of surplus) rmSync(file);
  for (const [file, text] of changed) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`${made.size} schemas, ${changed.length + surplus.length} changed: ${schemaFolder}`);
}
