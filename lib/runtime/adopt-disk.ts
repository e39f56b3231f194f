import { accessSync, constants, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { getReason } from "../util/reason-of";

type Source = Record<string, string | undefined>;

/**
 * Sets STATE_DIR to `none` where its folder cannot be written: a host whose disk is read-only (docs/operators/any-host.md).
 * @param target The environment of the process.
 * @returns A line for the operator, if it did.
 */
export function adoptDisk(target: Source): string | undefined {
  if (target.STATE_DIR === "none") return undefined;
  const folder = resolve(/* turbopackIgnore: true */ process.cwd(), target.STATE_DIR || "var");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    target.STATE_DIR = "none";
    return `${folder} cannot be written (${getReason(error)}), so nothing is kept there: a message counts as received when its webhook has taken it.`;
  }
}
