import { existsSync, readdirSync } from "node:fs";
import { collectionSchemas, documentSchemas } from "../content/read/collections";
import { contentPath } from "../content/read/content-path";
import type { Diagnostic } from "../content/read/diagnostics";
import { folderNow, oldFolders, oldNamesUntil } from "../content/read/old-names";
import { slug } from "../content/schemas/fields";
import type { Library } from "../content/snapshot/library";
import { diagnosticAt } from "./diagnostic-at";

/** Reports files that the site does not read: wrong folder, wrong extension, or a name that is no slug. */
export function checkFolders(root: string): Diagnostic[] {
  const diagnostic = (name: string, message: string, severity: Diagnostic["severity"] = "error"): Diagnostic => ({
    file: contentPath(root, name),
    line: 1,
    column: 1,
    severity,
    message,
  });
  const folders = new Set([...Object.keys(collectionSchemas), "site"]);
  // A folder that cannot be listed is reported by the reader.
  return namesIn(root).flatMap((folder) => {
    // Pictures and evidence are checked where they are used.
    if (folder === "media" || folder === "evidence") return [];
    const now = folderNow(folder);
    if (!folders.has(now))
      return [diagnostic(folder, `Nothing reads this; content lives in ${[...folders].join(", ")}.`)];
    return namesIn(contentPath(root, folder)).flatMap((name) => {
      const path = `${folder}/${name}`;
      const base = name.replace(/\.md$/, "");
      if (!name.endsWith(".md"))
        return [diagnostic(path, 'Nothing reads this: the name of a content file ends in ".md".')];
      if (!slug.safeParse(base).success) {
        return [
          diagnostic(path, `"${base}" cannot be an address: name the file in lower-case words joined by hyphens.`),
        ];
      }
      if (now !== folder && existsSync(contentPath(root, now, name)))
        return [diagnostic(path, `Nothing reads this: ${now}/ has a file of this name too.`, "warning")];
      if (!(now in collectionSchemas) && !(`${folder}/${base}` in documentSchemas)) {
        return [diagnostic(path, `Nothing reads this; ${folder}/ holds ${documentsIn(folder)}.`)];
      }
      return [];
    });
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith("."));
  } catch {
    return [];
  }
}

function documentsIn(folder: string): string {
  return Object.keys(documentSchemas)
    .filter((name) => name.startsWith(`${folder}/`))
    .map((name) => `${name.slice(folder.length + 1)}.md`)
    .join(", ");
}

/** Names the fields and the folders with a former name: they are read for some time yet. */
export function checkOldNames({ collections }: Pick<Library, "collections">, root: string): Diagnostic[] {
  const fields = Object.values(collections)
    .flat()
    .flatMap((entry) =>
      (entry.oldNames ?? []).map(({ old, now }) => diagnosticAt(entry, [now], describe(old, now), "warning")),
    );
  const folders = Object.entries(oldFolders)
    .map(([old, now]) => ({ file: contentPath(root, old), message: describe(old, now) }))
    .filter(({ file }) => existsSync(file));
  return [...fields, ...folders.map((one) => ({ ...one, line: 1, column: 1, severity: "warning" as const }))];
}

function describe(old: string, now: string): string {
  return `"${old}" is called "${now}" now. The old name is read until ${oldNamesUntil}.`;
}
