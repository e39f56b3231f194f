import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";

/**
 * @param file A content file as an editor names it: from the working directory, or from the content folder, as `content -- check`
 *   prints it.
 * @returns Its path in the content folder, with slashes; of a file elsewhere it begins with `..`.
 */
export function contentName(file: string, root: string): string {
  const inside = resolve(root, file);
  return relative(root, existsSync(inside) ? inside : resolve(file)).replaceAll("\\", "/");
}
