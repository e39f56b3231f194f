import type { Library } from "../content/snapshot/library";
import { isSameList } from "../content/snapshot/same-list";
import type { Snapshot } from "../content/snapshot/snapshot";
import { fingerprintPages, fingerprintSite } from "./fingerprints";

export type ContentChange = {
  /** The content that the pages were made of, and the content now. */
  before: Snapshot;
  after: Snapshot;
  /** Absolute paths of the files that were said to have changed. Other changes are found all the same. */
  named: readonly string[];
  /** False when `before` may hold changes already that no page shows yet: after a start. */
  isBeforeKnown: boolean;
};

/** The pages that a change has made old. */
export type Dependents = { everything: boolean /** Empty with `everything`. */; paths: string[] };

/**
 * Exactly the pages that are made of something that has changed, by what they were made of and by what they are made of
 * now: so the listings, authors and neighbours that an article had before are among them. A file with diagnostics shows what it
 * showed, so it changes nothing.
 */
export function findDependents({ before, after, named, isBeforeKnown }: ContentChange): Dependents {
  const files = withNaming(named, after.library);
  for (const { file } of after.library.diagnostics) files.delete(file);
  const movedFile = (after.library.documents["site/moved"] ?? before.library.documents["site/moved"])?.file;
  if (movedFile) files.delete(movedFile);
  // Said to have changed, and read as it was: then it is made again all the same, wherever it shows.
  const [partsBefore, partsAfter] = [partsOf(before, files), partsOf(after, files)];
  const unchanged = [...files].filter((file) => partsBefore.get(file) === partsAfter.get(file));
  const renewed = new Set<unknown>(unchanged.flatMap((file) => partsAfter.get(file) ?? []));
  if (!isBeforeKnown && unchanged.length > 0) return { everything: true, paths: [] };
  return comparePages(before, after, renewed);
}

/**
 * The pages whose fingerprints differ between two snapshots.
 * @param renewed Parts of pages that count as changed though they are the same.
 */
export function comparePages(before: Snapshot, after: Snapshot, renewed: ReadonlySet<unknown> = new Set()): Dependents {
  const isSame = (old: readonly unknown[] | undefined, now: readonly unknown[]) =>
    old !== undefined && isSameList(old, now) && !(renewed.size > 0 && now.some((part) => renewed.has(part)));
  if (!isSame(fingerprintSite(before), fingerprintSite(after))) return { everything: true, paths: [] };
  const [pagesBefore, pagesAfter] = [fingerprintPages(before), fingerprintPages(after)];
  const paths: string[] = [];
  for (const [path, now] of pagesAfter) if (!isSame(pagesBefore.get(path), now)) paths.push(path);
  for (const path of pagesBefore.keys()) if (!pagesAfter.has(path)) paths.push(path);
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

/** What pages are made of, as it stands in fingerprints, by the file that it comes from. */
function partsOf(snapshot: Snapshot, files: ReadonlySet<string>): ReadonlyMap<string, object> {
  const { collections, documents } = snapshot.library;
  const { blog, reviews, ...others } = collections;
  const isNamed = ({ file }: { file: string }) => files.has(file);
  return new Map<string, object>([
    ...blog.filter(isNamed).map((entry) => [entry.file, snapshot.postOf(entry)] as const),
    ...reviews.filter(isNamed).map((entry) => [entry.file, snapshot.reviewOf(entry)] as const),
    ...[...Object.values(others).flat(), ...Object.values(documents)]
      .filter(isNamed)
      .map((entry) => [entry.file, entry] as const),
  ]);
}
