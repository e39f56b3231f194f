import { postOf, reviewOf } from "../content/snapshot/derive";
import type { Library } from "../content/snapshot/library";
import { markOf, type Stamp, stampChangedPages, stampPages, stampSite } from "./page-stamps";

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
 * now: so the listings, authors and neighbours that an article had before are among them. A file with diagnostics shows what it
 * showed, so it changes nothing.
 */
export function findDependents({ before, after, named, isBeforeKnown, day }: ContentChange): Dependents {
  const files = withNaming(named, after);
  for (const { file } of after.diagnostics) files.delete(file);
  const movedFile = (after.documents["site/moved"] ?? before.documents["site/moved"])?.file;
  if (movedFile) files.delete(movedFile);
  // Said to have changed, and read as it was: then it is made again all the same, wherever it shows.
  const [partsBefore, partsAfter] = [partsOf(before, files), partsOf(after, files)];
  const unchanged = [...files].filter((file) => partsBefore.get(file) === partsAfter.get(file));
  const marks = unchanged.flatMap((file) => partsAfter.get(file) ?? []).map(markOf);
  const isMarked = (stamp: Stamp) => marks.some((mark) => stamp.includes(mark));

  const isStrange = !isBeforeKnown && unchanged.length > 0;
  const site = stampSite(after);
  if (isStrange || stampSite(before) !== site || isMarked(site)) return { everything: true, paths: [] };

  const [stampsBefore, stampsAfter] =
    marks.length > 0 ? [stampPages(before, day), stampPages(after, day)] : stampChangedPages(before, after, day);
  const paths: string[] = [];
  for (const [path, stamp] of stampsAfter) if (stampsBefore.get(path) !== stamp || isMarked(stamp)) paths.push(path);
  for (const path of stampsBefore.keys()) if (!stampsAfter.has(path)) paths.push(path);
  return { everything: false, paths: paths.sort() };
}

/** The files that were named; in the place of pictures, the files that name them. */
function withNaming(named: readonly string[], { collections, documents, pictures }: Library): Set<string> {
  const files = new Set(named.filter((file) => file.endsWith(".md")));
  if (files.size === named.length) return files;
  const changed = [...pictures.values()].filter(({ file }) => named.includes(file)).map(({ name }) => name);
  for (const { file, pictures: own = [] } of [...Object.values(collections).flat(), ...Object.values(documents)])
    if (own.some(({ name }) => changed.includes(name))) files.add(file);
  return files;
}

/** What pages are made of, by the file that it comes from. */
function partsOf({ collections, documents }: Library, files: ReadonlySet<string>): ReadonlyMap<string, object> {
  const { blog, reviews, ...others } = collections;
  const isNamed = ({ file }: { file: string }) => files.has(file);
  return new Map<string, object>([
    ...blog.filter(isNamed).map((entry) => [entry.file, postOf(entry)] as const),
    ...reviews.filter(isNamed).map((entry) => [entry.file, reviewOf(entry)] as const),
    ...[...Object.values(others).flat(), ...Object.values(documents)]
      .filter(isNamed)
      .map((entry) => [entry.file, entry] as const),
  ]);
}
