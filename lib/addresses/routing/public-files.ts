import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The address at which Next.js serves a file of public/, by a spelling of it; `undefined` if there is no such file. */
export type FileAt = (path: string) => string | undefined;

/** @param root The folder with public/. */
export function readPublicFiles(root: string): FileAt {
  const files = new Set(namesBelow(join(/* turbopackIgnore: true */ root, "public")).map(encode));
  return (path) => {
    const file = spell(path);
    return file !== undefined && files.has(file) ? file : undefined;
  };
}

let read: FileAt | undefined;

/** The files of this site, read once per process, because Next, too, reads public/ only when it starts. */
export const publicFileAt: FileAt = (path) => {
  read ??= readPublicFiles(/* turbopackIgnore: true */ process.cwd());
  return read(path);
};

/** Like Next.js, which encodes more than browsers: "@" and "&", too. */
function encode(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

function spell(path: string): string | undefined {
  try {
    return path.split("/").map(decodeURIComponent).map(encodeURIComponent).join("/");
  } catch {
    // An invalid percent-encoding.
    return undefined;
  }
}

/** Paths of the files in a folder and its subfolders, each with a leading slash. Empty if there is no such folder. */
function namesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => statSync(join(/* turbopackIgnore: true */ folder, name), { throwIfNoEntry: false })?.isFile())
      .map((name) => `/${name.replaceAll("\\", "/")}`);
  } catch {
    return [];
  }
}
