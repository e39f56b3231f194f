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
import { copySources } from "../lib/copy-sources";
import { onEnd } from "./cleanup";

/** A folder for everything that the benchmark builds; gone when it ends. */
export function createWorkspace(): string {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Copies the checkout with its packages, without its content and without what was built in it. */
export function copySite(folder: string): void {
  copySources(folder);
  copyFileSync("package-lock.json", join(folder, "package-lock.json"));
  linkTree("node_modules", join(folder, "node_modules"));
}

/** The packages have to lie in each copy itself, because Turbopack follows no link out of it; hard links take no room. */
export function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const item of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, item.name), join(to, item.name)];
    if (item.isDirectory()) linkTree(source, target);
    else if (item.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // The temporary folder may lie on another disk.
    copyFileSync(source, target);
  }
}
