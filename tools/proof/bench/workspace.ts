import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copySources } from "../../../scripts/lib/copy-sources";
import { onEnd } from "./cleanup";

/** Temporary folder of the benchmark; removed at the end. */
export function createWorkspace(): string {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Copies the checkout with its packages, without content and build output. */
export function copySite(folder: string): void {
  copySources(folder);
  copyFileSync("package-lock.json", join(folder, "package-lock.json"));
  linkTree("node_modules", join(folder, "node_modules"));
}

/** Hard-links the packages into the copy, because Turbopack follows no symbolic link out of it. */
export function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const item of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, item.name);
    const target = join(to, item.name);
    if (item.isDirectory()) linkTree(source, target);
    else if (item.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Hard links fail if the temporary folder is on another disk.
    copyFileSync(source, target);
  }
}
