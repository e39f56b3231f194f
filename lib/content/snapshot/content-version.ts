import { createHash } from "node:crypto";
import type { ParsedEntry } from "../read/parse-entry";
import type { Snapshot } from "./snapshot";

/**
 * Names what readers see: 12 hexadecimal digits, the same on each machine with the same texts. It is computed once for
 * each snapshot; ten thousand files take some 40 ms.
 */
export function contentVersion(snapshot: Snapshot): string {
  return snapshot.once("content version", () => {
    const { collections, documents } = snapshot.library;
    const hash = createHash("sha256");
    for (const [folder, entries] of Object.entries<readonly ParsedEntry<unknown>[]>(collections)) {
      for (const { slug, text } of entries) hash.update(`${folder}/${slug}\n${text}\n`);
    }
    for (const [name, entry] of Object.entries(documents).sort(([a], [b]) => (a < b ? -1 : 1)))
      hash.update(`${name}\n${entry?.text}\n`);
    return hash.digest("hex").slice(0, 12);
  });
}
