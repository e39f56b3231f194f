import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentRoot } from "../../lib/content/read/content-path";
import { getPath, listContent } from "../../lib/content/read/load-file";
import { contentName } from "../../scripts/lib/content-name";
import { readOptions } from "../../scripts/lib/options";
import { formatFile } from "./editing/format-file";
import "../../scripts/lib/env-files";

/**
 * `npm run content -- fmt [--check] [<file> …]`: puts the fields of content files in the order of their schemas. With `--check`
 * it writes nothing, and exits 1 when a file would change.
 */
const { values, positionals } = readOptions({ check: { type: "boolean" } }, { allowPositionals: true });
const root = contentRoot();
const all = listContent(root).flatMap(({ folder, files }) => files.map((source) => getPath(folder, source)));
const named = positionals.map((file) => contentName(file, root));
const strange = named.filter((name) => !all.includes(name));
for (const name of strange) console.error(`${name} is not a content file.`);

const changed = (named.length > 0 ? named : all).filter((name) => {
  if (strange.includes(name)) return false;
  const file = join(root, name);
  const text = readFileSync(file, "utf8");
  const formatted = formatFile(name, text);
  if (formatted !== text && !values.check) writeFileSync(file, formatted);
  return formatted !== text;
});
for (const name of changed) console.log(name);
const left = values.check && changed.length > 0 ? " `npm run content -- fmt` puts them in order." : "";
console.log(
  `fields ${values.check ? "out of order" : "put in order"}: ${changed.length} of ${all.length} files.${left}`,
);
process.exitCode = strange.length > 0 || (values.check && changed.length > 0) ? 1 : 0;
