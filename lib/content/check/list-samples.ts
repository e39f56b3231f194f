import { relative } from "node:path";
import { readFolder } from "../snapshot/library";

/** Files with `sample: true`, relative to the content folder. */
export function listSamples(root: string): string[] {
  const library = readFolder({ root, claims: "all" });
  return [...Object.values(library.collections).flat(), ...Object.values(library.documents)]
    .filter((entry) => entry.data.sample)
    .map((entry) => relative(root, entry.file))
    .sort();
}
