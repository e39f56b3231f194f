import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Applies `change` to the server code of a copied build, before its server starts. @throws When nothing was changed. */
export function editBuild(copy: string, change: (code: string) => string): void {
  const folder = join(copy, ".next/server/chunks");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  const changed = files.filter((name) => {
    const code = readFileSync(join(folder, name), "utf8");
    const edited = change(code);
    if (edited !== code) writeFileSync(join(folder, name), edited);
    return edited !== code;
  });
  if (changed.length === 0) throw new Error("The code that was to be changed is not in this build.");
}
