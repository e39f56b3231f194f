import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OwnSite } from "../own-site";

/** Applies `change` to the server code of a copied build; takes effect at a restart. @throws When nothing was changed. */
export function editBuild(site: OwnSite, change: (code: string) => string): void {
  const folder = join(site.content, "../.next/server/chunks");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  const changed = files.filter((name) => {
    const code = readFileSync(join(folder, name), "utf8");
    const edited = change(code);
    if (edited !== code) writeFileSync(join(folder, name), edited);
    return edited !== code;
  });
  if (changed.length === 0) throw new Error("The code that was to be changed is not in this build.");
}
