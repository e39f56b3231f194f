import type { Product, Review } from "../content/entry-types";
import type { FactSheet } from "../content/schemas/fact-sheet-schema";
import type { Snapshot } from "../content/snapshot/snapshot";
import { type Alternative, alternativesTo, type Candidate } from "./alternatives";
import { appsByName, getResult } from "./apps";

/**
 * The apps to look at instead of the one that a review is about; none where it names no file of content/products. Found
 * again only when a file or the day changes that they depend on: most publications change an article, and none of them.
 */
export function listAlternatives(snapshot: Snapshot, review: Review): readonly Alternative[] {
  const { products, tests, reviews } = snapshot.library.collections;
  const { "site/fact-sheet": sheet, "site/scoring": method } = snapshot.library.documents;
  if (!sheet) return [];
  const parts = [snapshot.day, method, ...products, ...tests, ...reviews];
  const known = snapshot.onceForEntries(
    "alternatives",
    [sheet, ...parts],
    () => new Map<string, readonly Alternative[]>(),
  );
  const listed = known.get(review.slug) ?? findAlternatives(snapshot, review, sheet.data);
  known.set(review.slug, listed);
  return listed;
}

function findAlternatives(snapshot: Snapshot, { about, comparison }: Review, sheet: FactSheet): readonly Alternative[] {
  const product = snapshot.productsBySlug.get(about ?? "");
  if (!product) return [];
  const candidates = snapshot.once("candidates", () => appsByName(snapshot).map((one) => toCandidate(snapshot, one)));
  const named = comparison.flatMap(({ slug }) => snapshot.rankingBySlug.get(slug)?.about ?? []);
  return alternativesTo(toCandidate(snapshot, product), candidates, named, sheet, snapshot.day);
}

function toCandidate(snapshot: Snapshot, product: Product): Candidate {
  const { slug, name, kind } = product;
  return { slug, name, kind, product, result: getResult(snapshot, slug) };
}
