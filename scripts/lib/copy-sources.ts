import { cpSync } from "node:fs";
import { join } from "node:path";

/** What a build of the site reads, beside its content and packages. */
const sources = [
  ...["app", "components", "lib", "public", "scripts", "instrumentation.ts", "middleware.ts"],
  ...["next.config.ts", "package.json", "tsconfig.json"],
];

/** Copies the checkout into a folder, without its content, its packages and its build. */
export function copySources(folder: string): void {
  for (const name of sources) cpSync(name, join(folder, name), { recursive: true, preserveTimestamps: true });
}
