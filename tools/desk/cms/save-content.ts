import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { checkContent } from "../../../lib/check/check-content";
import { readFolder } from "../../../lib/content/read/read-folder";
import { today } from "../../../lib/content/site/entry-dates";
import type { Library } from "../../../lib/content/site/library";
import { committedContent } from "../../../scripts/lib/content-at";
import { saveFile } from "../editing/save-file";
import { describeFinding } from "../publish/describe-finding";
import { buildConfig, getForm } from "./build-config";
import { writeWhole } from "./content-files";

/** What was sent cannot be written into a file; the message says why. */
export class NotSavable extends Error {}

/**
 * Saves what the form has sent for a content file, and checks the content as `npm run content -- check` does.
 * @param file Absolute path. @param root Absolute path of the content folder.
 * @returns What has to be put right in this file; `undefined` if the desk may not write it.
 * @throws NotSavable
 */
export function saveContent(file: string, root: string, sent: string): string[] | undefined {
  const text = writeInto(file, root, sent);
  if (text === undefined || !writeWhole(file, text)) return undefined;
  return checkContent({ root, day: today(), former: committedContent(root) })
    .filter((found) => found.severity === "error" && found.file === file)
    .map((found) => describeFinding(found, root))
    .map(({ where, what }) => `${where || "This file"}${what}`);
}

/**
 * The text that a file would have if what the form has sent were saved into it as it is now.
 * @param library The content, if it has been read.
 * @returns `undefined` if the desk has no form for it. @throws NotSavable
 */
export function writeInto(file: string, root: string, sent: string, library?: Library): string | undefined {
  const name = getName(file, root);
  const content = library ?? readFolder({ root });
  const form = getForm(name, buildConfig(content, { site: "" }));
  if (!form) return undefined;
  const before = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  try {
    return saveFile(before, sent, form);
  } catch (error) {
    throw new NotSavable((error as Error).message);
  }
}

function getName(file: string, root: string): string {
  return relative(root, file).replaceAll("\\", "/");
}
