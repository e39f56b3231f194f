import { isSameList } from "../content/snapshot/compare-lists";
import type { Library } from "../content/snapshot/library";
import type { Snapshot } from "../content/snapshot/snapshot";
import { fingerprintPages } from "./fingerprints";
import { fingerprintSite } from "./site-parts";

export type ContentChange = {
  /** The content that the cached pages were rendered from, and the content now. */
  before: Snapshot;
  after: Snapshot;
  /** Absolute paths of the files that the webhook names. Changes of other files are found, too. */
  named: readonly string[];
  /** False after a start: `before` may already contain changes that no cached page shows. */
  isBeforeKnown: boolean;
};

/** The pages that a change has made stale. */
export type Dependents = {
  everything: boolean;
  /** Empty with `everything`. */
  paths: string[];
};

/**
 * Finds exactly the pages whose content has changed. Compares the fingerprints before and after, so the former
 * listings, author and neighbours of an article are found, too. A file with diagnostics is ignored: readers see its
 * last good version.
 */
export function findDependents({ before, after, named, isBeforeKnown }: ContentChange): Dependents {
  const files = resolvePictures(named, after.library);
  for (const { file } of after.library.diagnostics) files.delete(file);
  const movedFile = (after.library.documents["site/moved"] ?? before.library.documents["site/moved"])?.file;
  if (movedFile) files.delete(movedFile);
  // Named files that have not changed since `before`. The pages that show them are refreshed, too.
  const [partsBefore, partsAfter] = [partsOf(before, files), partsOf(after, files)];
  const unchanged = [...files].filter((file) => partsBefore.get(file) === partsAfter.get(file));
  const renewed = new Set<unknown>(unchanged.flatMap((file) => partsAfter.get(file) ?? []));
  if (!isBeforeKnown && unchanged.length > 0) return { everything: true, paths: [] };
  return comparePages(before, after, renewed);
}

/**
 * The pages whose fingerprints differ between two snapshots.
 * @param renewed Parts of fingerprints that count as changed even if they are the same.
 */
export function comparePages(before: Snapshot, after: Snapshot, renewed: ReadonlySet<unknown> = new Set()): Dependents {
  const isSame = (old: readonly unknown[] | undefined, now: readonly unknown[]) =>
    old !== undefined && isSameList(old, now) && !(renewed.size > 0 && now.some((part) => renewed.has(part)));
  if (!isSame(fingerprintSite(before), fingerprintSite(after))) return { everything: true, paths: [] };
  const [pagesBefore, pagesAfter] = [fingerprintPages(before), fingerprintPages(after)];
  const paths: string[] = [];
  let left = pagesBefore.size;
  for (const [path, now] of pagesAfter) {
    const old = pagesBefore.get(path);
    if (old) left -= 1;
    if (!isSame(old, now)) paths.push(path);
  }
  if (left > 0) for (const path of pagesBefore.keys()) if (!pagesAfter.has(path)) paths.push(path);
  return { everything: false, paths: paths.sort() };
}

/** The markdown files among the named files, and instead of pictures, the files that show them. */
function resolvePictures(named: readonly string[], { collections, documents, pictures }: Library): Set<string> {
  const files = new Set(named.filter((file) => file.endsWith(".md")));
  if (files.size === named.length) return files;
  const changed = [...pictures.values()].filter(({ file }) => named.includes(file)).map(({ name }) => name);
  for (const { file, pictures: own = [] } of [...Object.values(collections).flat(), ...Object.values(documents)])
    if (own.some(({ name }) => changed.includes(name))) files.add(file);
  return files;
}

/** The part of fingerprints that stands for each of the files, by path. */
function partsOf(snapshot: Snapshot, files: ReadonlySet<string>): ReadonlyMap<string, object> {
  const { collections, documents } = snapshot.library;
  const { blog, reviews, tests, ...others } = collections;
  const isNamed = ({ file }: { file: string }) => files.has(file);
  return new Map<string, object>([
    ...blog.filter(isNamed).map((entry) => [entry.file, snapshot.postOf(entry)] as const),
    ...reviews.filter(isNamed).map((entry) => [entry.file, snapshot.reviewOf(entry)] as const),
    ...tests.filter(isNamed).map((entry) => [entry.file, snapshot.testOf(entry)] as const),
    ...[...Object.values(others).flat(), ...Object.values(documents)]
      .filter(isNamed)
      .map((entry) => [entry.file, entry] as const),
  ]);
}
