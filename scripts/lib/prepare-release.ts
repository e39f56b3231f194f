import { existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { runScript } from "./run";

/**
 * The release that the cluster serves, in `.cache/release`.
 * @returns Its absolute path.
 * @throws Error when it cannot be made.
 */
export function prepareRelease({ build }: { build: boolean }): string {
  const release = resolve(".cache/release");
  if (!build && existsSync(release)) return release;
  rmSync(release, { recursive: true, force: true });
  if (runScript("release", [release, ...(build ? [] : ["--no-build"])]) !== 0)
    throw new Error("The release could not be made.");
  return release;
}
