import { readdirSync } from "node:fs";
import { collectionSchemas, documentSchemas } from "../content/read/collections";
import { contentPath } from "../content/read/content-path";
import type { Diagnostic } from "../content/read/diagnostics";
import { slug } from "../content/schemas/fields";
import type { Library } from "../content/site/library";

/** Reports files that the site does not read: wrong folder, wrong extension, or a name that is no slug. */
export function checkFolders({ root }: Pick<Library, "root">): Diagnostic[] {
  const diagnostic = (name: string, message: string): Diagnostic => ({
    file: contentPath(root, name),
    line: 1,
    column: 1,
    severity: "error",
    message,
  });
  const folders = new Set([...Object.keys(collectionSchemas), "site"]);
  // A folder that cannot be listed is reported by the reader.
  return namesIn(root).flatMap((folder) => {
    // Pictures and evidence are checked where they are used.
    if (folder === "media" || folder === "evidence") return [];
    if (!folders.has(folder))
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
      if (!(folder in collectionSchemas) && !(`${folder}/${base}` in documentSchemas)) {
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
