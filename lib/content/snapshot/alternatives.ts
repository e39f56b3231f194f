import { type Alternative, alternativesTo, type Candidate } from "../../products/alternatives";
import type { Product, Review } from "../entry-types";
import { appsByName, resultOf } from "./apps";
import type { Snapshot } from "./snapshot";

/** The apps to look at instead of the one that a review is about; none where it names no file of content/products. */
export function listAlternatives(snapshot: Snapshot, review: Review): readonly Alternative[] {
  const known = snapshot.once("alternatives", () => new Map<string, readonly Alternative[]>());
  const listed = known.get(review.slug) ?? findAlternatives(snapshot, review);
  known.set(review.slug, listed);
  return listed;
}

function findAlternatives(snapshot: Snapshot, { about, comparison }: Review): readonly Alternative[] {
  const sheet = snapshot.library.documents["site/fact-sheet"]?.data;
  const product = snapshot.productsBySlug.get(about ?? "");
  if (!product || !sheet) return [];
  const candidates = snapshot.once("candidates", () => appsByName(snapshot).map((one) => toCandidate(snapshot, one)));
  const named = comparison.flatMap(({ slug }) => snapshot.rankingBySlug.get(slug)?.about ?? []);
  return alternativesTo(toCandidate(snapshot, product), candidates, named, sheet, snapshot.day);
}

function toCandidate(snapshot: Snapshot, product: Product): Candidate {
  const { slug, name, kind } = product;
  return { slug, name, kind, product, result: resultOf(snapshot, slug) };
}
