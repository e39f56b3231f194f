import type { Product, Review } from "../content/entry-types";
import type { FactSheet } from "../content/schemas/fact-sheet-schema";
import { getDocument } from "../content/site/documents";
import { rankingBySlug, type Site } from "../content/site/site";
import { memo } from "../util/memo";
import { byName } from "../util/order";
import { type ComparableApp, type Reason, reasonsFor } from "./app-reasons";
import { appsByName, getResult } from "./apps";
import { getProductOf } from "./products";

/** An app that may replace another. */
export type Candidate = ComparableApp & {
  slug: string;
  /** Kinds of app. */
  kind: readonly string[];
};

/** An app to look at instead of another, and why. */
export type Alternative = { slug: string; name: string; reasons: readonly Reason[] };

/** How many are listed. */
const most = 3;

/**
 * Up to three apps to look at instead of one: those that its review names, in the review's order, then others of its kind,
 * most reasons first and then by name. An app that nobody has tested, or for which no reason speaks, is left out.
 * @param named Slugs of the apps that the review compares.
 * @param day As `2025-06-28`.
 */
export function alternativesTo(
  own: Candidate,
  apps: readonly Candidate[],
  named: readonly string[],
  sheet: Pick<FactSheet, "groups" | "staleAfter">,
  day: string,
): Alternative[] {
  const place = ({ slug }: Pick<Candidate, "slug">) => (named.includes(slug) ? named.indexOf(slug) : named.length);
  return apps
    .filter(({ slug, result }) => slug !== own.slug && result !== undefined)
    .filter(({ slug, kind }) => named.includes(slug) || kind.some((one) => own.kind.includes(one)))
    .map((app) => ({ slug: app.slug, name: app.name, reasons: reasonsFor(app, own, sheet, day) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => place(a) - place(b) || b.reasons.length - a.reasons.length || byName(a, b))
    .slice(0, most);
}

/** The apps to look at instead of the one that a review is about; none where it names no file of content/products. */
export function listAlternatives(site: Site, review: Review): readonly Alternative[] {
  return alternativesIn(site)(review);
}

const alternativesIn = memo((site: Site) =>
  memo((review: Review): readonly Alternative[] => {
    const product = getProductOf(site, review);
    if (!product) return [];
    const named = review.comparison.flatMap((one) => rankingBySlug(site).get(one.slug)?.about ?? []);
    return alternativesTo(
      toCandidate(site, product),
      candidates(site),
      named,
      getDocument(site, "site/fact-sheet"),
      site.day,
    );
  }),
);

const candidates = memo((site: Site) => appsByName(site).map((one) => toCandidate(site, one)));

function toCandidate(site: Site, product: Product): Candidate {
  const { slug, name, kind } = product;
  return { slug, name, kind, product, result: getResult(site, slug) };
}
