import { readFileSync } from "node:fs";
import { sha256 } from "../../lib/util/digest";

/** The bundled reading script, relative to the working directory. Next serves it as /scripts/reading.js. */
export const readingScriptFile = "public/scripts/reading.js";

/** The version of a bundled script, a part of its address: 8 characters of its hash. @throws when it is not there. */
export function getVersion(file: string): string {
  return sha256(readFileSync(file), "base64url").slice(0, 8);
}
