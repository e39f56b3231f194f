import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";

const folder = "images/og";

let drawn: ReadonlySet<string> | undefined;

/**
 * Whether a preview picture was there when the process started. Looked up once, because a running server hands out no
 * picture that was added later.
 */
export function isDrawn(path: string): boolean {
  drawn ??= listPictures(resolve(/* turbopackIgnore: true */ process.cwd(), "public"));
  return drawn.has(path);
}

/** Paths of all preview pictures below a public folder, as addresses; none where there is no such folder. */
export function listPictures(publicDir: string): ReadonlySet<string> {
  try {
    const files = readdirSync(join(publicDir, folder), { recursive: true, encoding: "utf8" });
    return new Set(files.map((file) => `/${folder}/${file.replaceAll("\\", "/")}`));
  } catch {
    return new Set();
  }
}
