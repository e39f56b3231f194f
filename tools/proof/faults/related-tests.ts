import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const folders = ["app", "components", "lib", "scripts", "tools", "__tests__"];
const endings = ["", ".ts", ".tsx", "/index.ts"];

/** The files of the site, its tools and tests. */
export const listSources = (root: string): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name}`)
      .filter((name) => /\.tsx?$/.test(name) && !name.includes("node_modules")),
  );

/**
 * The tests that reach each file, those with the fewest imports between first.
 * @param root Folder of the checkout.
 */
export function findTests(root: string): (file: string) => string[] {
  const importers = new Map<string, string[]>();
  for (const file of listSources(root)) {
    const text = readFileSync(join(root, file), "utf8").replace(/^import type .*$/gm, "");
    for (const [, name = ""] of text.matchAll(/(?:from|import\(|require\(|mock\()\s*"([@.][^"]*)"/g)) {
      const path = name.startsWith("@/") ? name.slice(2) : normalize(join(dirname(file), name)).replaceAll("\\", "/");
      const ending = endings.find((one) => one !== "" && existsSync(join(root, path + one))) ?? "";
      importers.set(path + ending, [...(importers.get(path + ending) ?? []), file]);
    }
  }
  return (file) => {
    const reached = new Set([file]);
    // A Set also iterates over what is added meanwhile: breadth first.
    for (const one of reached) for (const importer of importers.get(one) ?? []) reached.add(importer);
    return [...reached].filter((one) => /^__tests__\/(app|components|lib)\/.*\.test\.tsx?$/.test(one));
  };
}
