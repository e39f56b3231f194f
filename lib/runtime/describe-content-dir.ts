import { statSync } from "node:fs";
import { resolve } from "node:path";

/** The problem of this content folder; `undefined` if there is none. */
export function describeContentDir(contentDir: string): string | undefined {
  const folder = resolve(/* turbopackIgnore: true */ process.cwd(), contentDir);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  return `CONTENT_DIR: there is no folder ${folder}`;
}
