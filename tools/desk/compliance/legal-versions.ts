import { execFileSync } from "node:child_process";
import { sha256 } from "../../../lib/util/digest";

/** One version of a legal page, as a commit has it. */
export type LegalVersion = {
  /** Path of the file from the root of the repository. */
  file: string;
  commit: string;
  /** Day of the commit, as `2025-06-28`. */
  day: string;
  /** SHA-256 of the file in that commit. */
  sha256: string;
  bytes: Buffer;
};

/** Every version of a file in the history of this commit, newest first; none outside a repository. */
export function listVersions(file: string): LegalVersion[] {
  const lines = git("log", "--follow", "--format=%x00%H %cs", "--name-only", "--", file)?.toString() ?? "";
  return lines
    .split("\0")
    .filter(Boolean)
    .flatMap((record) => {
      const [head = "", ...names] = record.split("\n").filter(Boolean);
      const [commit = "", day = ""] = head.split(" ");
      // The file may have had another name then.
      const bytes = git("show", `${commit}:${names[0] ?? file}`);
      return bytes ? [{ file: names[0] ?? file, commit, day, sha256: sha256(bytes), bytes }] : [];
    });
}

/** The commit that is exported, with its time; `undefined` outside a repository. */
export function readCommit(): { hash: string; time: string; isChanged: boolean } | undefined {
  const [hash, time] = git("log", "-1", "--format=%H %cI")?.toString().trim().split(" ") ?? [];
  if (!hash || !time) return undefined;
  const changed = git("status", "--porcelain", "--untracked-files=no")?.toString() ?? "";
  return { hash, time, isChanged: changed !== "" };
}

function git(...args: string[]): Buffer | undefined {
  try {
    return execFileSync("git", args, { stdio: ["ignore", "pipe", "ignore"], maxBuffer: 64 * 1024 * 1024 });
  } catch {
    return undefined;
  }
}
