import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CheckOptions, checkContent } from "../../../../lib/check/check-content";
import { type CollectionName, collectionSchemas } from "../../../../lib/content/read/collections";
import { formatDiagnostic } from "../../../../lib/content/read/diagnostics";
import { createFileReader } from "../../../../lib/content/read/read-files";
import { planRename } from "./plan-rename";

/** The files that were written, or why nothing was. */
export type RenameResult = { changed: string[]; errors?: undefined } | { changed?: undefined; errors: string[] };

/**
 * Renames an entry and whatever names it. If the check then finds an error that was not there before, everything is put back.
 * @param name Path of the entry below the content folder: "blog/old-name.md".
 * @param to Its new slug.
 */
export function renameEntry(name: string, to: string, options: CheckOptions): RenameResult {
  const { root } = options;
  const [, folder = "", from = ""] = /^([a-z]+)\/([a-z0-9-]+)\.md$/.exec(name) ?? [];
  if (!Object.hasOwn(collectionSchemas, folder) || folder === "test-reports" || !existsSync(join(root, name)))
    return {
      errors: [`${name} cannot be renamed. Name a file like blog/name.md; tests are named by app and day.`],
    };
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(to))
    return { errors: [`"${to}" is not a slug. Write lower-case words joined by hyphens.`] };
  if (existsSync(join(root, folder, `${to}.md`))) return { errors: [`${folder}/${to}.md exists already.`] };

  const files = new Map(
    [...createFileReader(root)().files.keys()].map((path) => [
      `${path}.md`,
      readFileSync(join(root, `${path}.md`), "utf8"),
    ]),
  );
  const known = getErrors(options);
  const plan = planRename(files, { folder: folder as CollectionName, from, to });
  const putBack = () => {
    for (const { after } of plan) rmSync(join(root, after), { force: true });
    for (const { before } of plan) writeFileSync(join(root, before), files.get(before) ?? "");
  };
  try {
    for (const { before, after, text } of plan) {
      writeFileSync(join(root, after), text);
      if (after !== before) rmSync(join(root, before));
    }
    const errors = getErrors(options).filter((error) => !known.includes(error));
    if (errors.length === 0) return { changed: plan.map(({ after }) => after) };
    putBack();
    return { errors };
  } catch (error) {
    putBack();
    throw error;
  }
}

/** Errors without their lines, which move when a line is added. */
function getErrors(options: CheckOptions): string[] {
  return checkContent(options)
    .filter(({ severity }) => severity === "error")
    .map((diagnostic) => formatDiagnostic(diagnostic, options.root).replace(/:\d+:\d+ /, ""));
}
