import { cpSync } from "node:fs";
import { join } from "node:path";

/** What a build of the site reads, apart from content and packages. */
const sources = [
  ...["app", "components", "lib", "public", "scripts", "tools", "instrumentation.ts", "middleware.ts"],
  ...["next.config.ts", "package.json", "server.js", "tsconfig.json"],
];

/** Copies these sources into a folder. */
export function copySources(folder: string): void {
  for (const name of sources) cpSync(name, join(folder, name), { recursive: true, preserveTimestamps: true });
}
