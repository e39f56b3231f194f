import { join, resolve } from "node:path";
import { getEnv } from "../../runtime/env";

/**
 * Absolute path of a file or folder of the content. Always by this function: the bundler takes any other `join` for files
 * that a route reads, and lists all texts of the site for every route. With ten thousand that takes half of a build.
 * @param root Absolute path of the content folder, or of a folder in it.
 */
export function contentPath(root: string, ...parts: readonly string[]): string {
  return join(/* turbopackIgnore: true */ root, ...parts);
}

/** The content folder of this process. */
export function contentRoot(): string {
  return resolve(/* turbopackIgnore: true */ process.cwd(), getEnv().contentDir);
}
