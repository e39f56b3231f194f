import { contentRoot } from "../../lib/content/read/content-path";
import { today } from "../../lib/content/site/entry-dates";
import { formatCount } from "../../lib/util/number";
import { contentName } from "../../scripts/lib/content-name";
import { readOptions } from "../../scripts/lib/options";
import { renameEntry } from "./editing/rename/rename-entry";
import "../../scripts/lib/env-files";

/**
 * `npm run content -- rename content/blog/old-name.md new-name`: renames an entry, every link to it and every field that names it,
 * and makes its former address lead to the new one. Exits 1, and changes nothing, if the check would find a new error.
 */
const [file, slug, ...more] = readOptions({}, { allowPositionals: true }).positionals;
if (!file || !slug || more.length > 0) {
  console.error("Write a file and its new name: npm run content -- rename content/blog/old-name.md new-name");
  process.exitCode = 1;
} else {
  const root = contentRoot();
  const { changed, errors } = renameEntry(contentName(file, root), slug.replace(/\.md$/, ""), {
    root,
    day: today(),
  });
  for (const line of changed ?? errors) (changed ? console.log : console.error)(line);
  if (changed) console.log(`${formatCount(changed.length, "file")} changed.`);
  else {
    console.error("Nothing was changed.");
    process.exitCode = 1;
  }
}
