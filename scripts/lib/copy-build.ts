import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Copies the files that server.js needs, without the content. Only those to which a server writes are copied; the others are
 * links, so the copy is made in a second.
 * @param from Folder of the build. @param to An empty folder.
 */
export function copyBuild(from: string, to: string): void {
  const isNotServed = (path: string) =>
    /\.next[/\\](cache|dev|diagnostics|trace|turbopack|types)|\.(map|nft\.json)$/.test(path);
  for (const path of [".next", "server.js", "package.json"])
    cpSync(join(from, path), join(to, path), {
      recursive: true,
      preserveTimestamps: true,
      filter: (file) => !isNotServed(file),
    });
  mkdirSync(join(to, ".next/cache"));
  for (const path of ["lib", "public", "scripts"]) symlinkSync(join(from, path), join(to, path), "junction");
  symlinkSync(resolve("node_modules"), join(to, "node_modules"), "junction");
}
