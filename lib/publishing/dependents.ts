import type { Library } from "../content/library";
import { stampPages, stampSite } from "./page-stamps";

export type ContentChange = {
  /** The content that the pages were made of, and the content now. */
  before: Library;
  after: Library;
  /** Absolute paths of the files that were said to have changed. Other changes are found all the same. */
  named: readonly string[];
  /** False when `before` may hold changes already that no page shows yet: after a start. */
  isBeforeKnown: boolean;
  /** Today as `2025-06-28`. */
  day: string;
};

/** The pages that a change has made old. */
export type Dependents = { everything: boolean /** Empty with `everything`. */; paths: string[] };

/**
 * Exactly the pages that are made of something that has changed, by what they were made of and by what they are made of
 * now: so the listings, authors and neighbours that an article had before are among them. A file with faults shows what it
 * showed, so it changes nothing.
 */
export function findDependents({ before, after, named, isBeforeKnown, day }: ContentChange): Dependents {
  const files = new Set(named);
  for (const { file } of after.faults) files.delete(file);
  const movedFile = (after.documents["site/moved"] ?? before.documents["site/moved"])?.file;
  if (movedFile) files.delete(movedFile);

  const isStrange = !isBeforeKnown && [...files].some((file) => entryOf(before, file) === entryOf(after, file));
  if (isStrange || stampSite(before, new Set()) !== stampSite(after, files)) return { everything: true, paths: [] };

  const stampsBefore = stampPages(before, day, new Set());
  const stampsAfter = stampPages(after, day, files);
  const paths = new Set([...stampsBefore.keys(), ...stampsAfter.keys()]);
  return {
    everything: false,
    paths: [...paths].filter((path) => stampsBefore.get(path) !== stampsAfter.get(path)).sort(),
  };
}

function entryOf(library: Library, file: string) {
  const entries = [...Object.values(library.collections).flat(), ...Object.values(library.documents)];
  return entries.find((entry) => entry.file === file);
}
