import { createHash } from "node:crypto";
import { processWide } from "../../runtime/process-wide";
import type { ParsedEntry } from "../read/parse-entry";
import type { Library } from "./library";

/**
 * Names what readers see: 12 hexadecimal digits, the same on each machine with the same texts and pictures. Each text is
 * hashed once only.
 */
export function contentVersion({
  collections,
  documents,
  pictures,
}: Pick<Library, "collections" | "documents" | "pictures">): string {
  const lineOf = (name: string, entry: ParsedEntry<unknown>) => `${name} ${digestOf(entry)}`;
  const lines = [
    ...Object.entries<readonly ParsedEntry<unknown>[]>(collections).flatMap(([folder, entries]) =>
      entries.map((entry) => lineOf(`${folder}/${entry.slug}`, entry)),
    ),
    ...Object.entries<ParsedEntry<unknown>>(documents)
      .map(([name, entry]) => lineOf(name, entry))
      .sort(),
    // Their addresses have hashes of their bytes.
    ...[...pictures.values()].map(({ name, src }) => `${name} ${src}`).sort(),
  ];
  return sha256(lines.join("\n")).slice(0, 12);
}

function digestOf(entry: ParsedEntry<unknown>): string {
  const known = processWide("digests of texts", () => new WeakMap<object, string>());
  const digest = known.get(entry) ?? sha256(entry.text);
  known.set(entry, digest);
  return digest;
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
