import { readdirSync, readFileSync, statSync } from "node:fs";
import { sha256 } from "../../util/digest";
import { contentPath } from "../read/content-path";

/** SHA-256 by path, with what the file was when it was read. */
const known = new Map<string, { version: string; sha256: string }>();

/** Absolute path of a file of content/evidence. @param root Absolute path of the content folder. */
export function evidencePath(root: string, file: string): string {
  return contentPath(root, "evidence", file);
}

/** The bytes of a file, if they have this SHA-256: what is sent is what was checked, whatever changes meanwhile. */
export function readProof(path: string, expected: string): Buffer | undefined {
  try {
    const bytes = readFileSync(path);
    return sha256(bytes) === expected ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** The files of content/evidence by name, each with its SHA-256. @param root Absolute path of the content folder. */
export function hashEvidence(root: string): string {
  try {
    const names = readdirSync(contentPath(root, "evidence")).sort();
    return names.map((name) => `${name} ${hashFile(evidencePath(root, name)) ?? ""}`).join("\n");
  } catch {
    return "";
  }
}

/**
 * SHA-256 of a file in lower-case hexadecimal digits; `undefined` where there is none. Read again only when it
 * changes.
 */
export function hashFile(path: string): string | undefined {
  try {
    const { size, mtimeMs } = statSync(path);
    const version = `${size} ${mtimeMs}`;
    const cached = known.get(path);
    if (cached?.version === version) return cached.sha256;
    const bytes = readFileSync(path);
    const digest = sha256(bytes);
    known.set(path, { version, sha256: digest });
    return digest;
  } catch {
    return undefined;
  }
}
