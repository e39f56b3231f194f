import { sha256 } from "../../util/digest";
import { memo } from "../../util/memo";
import type { ParsedEntry } from "../read/parse-entry";
import type { Site } from "./site";

/**
 * Names what readers see: 12 hexadecimal digits, the same on each machine with the same texts and pictures. Computed
 * once for each Site, and each text is hashed once only.
 */
export const contentVersion = memo((site: Site): string => {
  const { collections, documents, evidence, pictures } = site.library;
  const getLine = (name: string, entry: ParsedEntry<unknown>) => `${name} ${digestOf(entry)}`;
  const lines = [
    ...Object.entries<readonly ParsedEntry<unknown>[]>(collections).flatMap(([folder, entries]) =>
      entries.map((entry) => getLine(`${folder}/${entry.slug}`, entry)),
    ),
    ...Object.entries<ParsedEntry<unknown>>(documents)
      .map(([name, entry]) => getLine(name, entry))
      .sort(),
    evidence,
    // Their addresses have hashes of their bytes.
    ...[...pictures.values()].map(({ name, src }) => `${name} ${src}`).sort(),
  ];
  return sha256(lines.join("\n")).slice(0, 12);
});

const digestOf = memo(({ text }: ParsedEntry<unknown>) => sha256(text));
