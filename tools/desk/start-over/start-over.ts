import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkContent } from "../../../lib/check/check-content";
import { formatDiagnostic } from "../../../lib/content/read/diagnostics";
import { temporaryFolder } from "../../../scripts/lib/content-at";
import { getDrawnList } from "../../studio/lib/drawn";
import type { StartOverPlan } from "./plan-start-over";

/**
 * The errors of a content folder as it would be after a plan, with their places. An error that is there already counts: a site is
 * not begun on top of one.
 */
export function checkPlan(root: string, plan: StartOverPlan, day: string): string[] {
  const copy = join(temporaryFolder("start-over-"), "content");
  cpSync(root, copy, { recursive: true });
  applyPlan(copy, plan);
  return checkContent({ root: copy, claims: "strict", day })
    .filter(({ severity }) => severity === "error")
    .map((diagnostic) => formatDiagnostic(diagnostic, copy));
}

/** Deletes and writes what a plan says. Deleting comes last, so that a full disk loses nothing. */
export function applyPlan(root: string, { deleted, written }: StartOverPlan): void {
  for (const [name, text] of written) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  for (const name of deleted) rmSync(join(root, name), { force: true });
}

/** Takes deleted pictures out of the list of those that were drawn. @param project Absolute path of the repository. */
export function forgetDrawn(project: string, root: string, { deleted }: StartOverPlan): void {
  const file = join(...getDrawnList(project, root));
  let drawn: Record<string, string>;
  try {
    drawn = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return;
  }
  const gone = new Set(deleted.map((name) => `content/${name}`));
  const left = Object.fromEntries(Object.entries(drawn).filter(([name]) => !gone.has(name)));
  writeFileSync(file, `${JSON.stringify(left, null, 2)}\n`);
}
