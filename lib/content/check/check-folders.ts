import { readdirSync } from "node:fs";
import { join } from "node:path";
import { collectionSchemas, documentSchemas } from "../collections";
import type { Fault } from "../errors";
import { slug } from "../schemas/fields";

/** Finds files that no reader would ever see: in a wrong folder, with a wrong ending, or with a name that is no slug. */
export function checkFolders(root: string): Fault[] {
  const fault = (name: string, message: string): Fault => ({
    file: join(root, name),
    line: 1,
    column: 1,
    severity: "error",
    message,
  });
  const folders = new Set([...Object.keys(collectionSchemas), "site", "pages"]);
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith("."))
    .flatMap((folder) => {
      if (!folder.isDirectory() || !folders.has(folder.name)) {
        return [fault(folder.name, `Nothing reads this; content lives in ${[...folders].join(", ")}.`)];
      }
      return readdirSync(join(root, folder.name))
        .filter((name) => !name.startsWith("."))
        .flatMap((name) => {
          const path = `${folder.name}/${name}`;
          const base = name.replace(/\.md$/, "");
          if (!name.endsWith(".md"))
            return [fault(path, 'Nothing reads this: the name of a content file ends in ".md".')];
          if (!slug.safeParse(base).success) {
            return [
              fault(path, `"${base}" cannot be an address: name the file in lower-case words joined by hyphens.`),
            ];
          }
          if ((folder.name === "site" || folder.name === "pages") && !(`${folder.name}/${base}` in documentSchemas)) {
            return [fault(path, `Nothing reads this; ${folder.name}/ holds ${documentsIn(folder.name)}.`)];
          }
          return [];
        });
    });
}

function documentsIn(folder: string): string {
  return Object.keys(documentSchemas)
    .filter((name) => name.startsWith(`${folder}/`))
    .map((name) => `${name.slice(folder.length + 1)}.md`)
    .join(", ");
}
