import { processWide } from "../../runtime/process-wide";
import { contentVersion } from "./content-version";
import type { Library } from "./library";
import { Snapshot } from "./snapshot";

/** Content that another process has checked. */
export type CheckedContent = {
  /** What `contentVersion` says of it. */
  version: string;
  /** The day for which it was checked, as `2025-06-28`. */
  day: string;
};

/**
 * Notes the content in which another process has found no fault, with the same rules and settings as this one.
 * @param content `undefined`: what was noted before counts no more.
 */
export function noteCheckedElsewhere(content: CheckedContent | undefined): void {
  noted().last = content;
}

/** Whether these are the texts and pictures that were noted last, on the same day. */
export function isCheckedElsewhere(library: Library, day: string): boolean {
  const { last } = noted();
  return last?.day === day && last.version === contentVersion(new Snapshot(library, day));
}

function noted(): { last?: CheckedContent | undefined } {
  return processWide("checked elsewhere", () => ({}));
}
