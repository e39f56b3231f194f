import type { Metadata } from "next";
import type { ComparisonColumn } from "@/components/compare/comparison-table";
import { type AppCheckboxes, mostCompared } from "@/lib/apps/app-choice";
import { pairSlug } from "@/lib/apps/app-pairs";
import { getResult } from "@/lib/apps/apps";
import { comparisonTitle } from "@/lib/apps/comparison-links";
import { compareApps } from "@/lib/apps/comparison-rows";
import { correctionsOfApp } from "@/lib/apps/corrections";
import { getPairs, getProduct, getReviewByApp } from "@/lib/apps/products";
import type { Product } from "@/lib/content/entry-types";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { getDocument } from "@/lib/content/snapshot/documents";
import { textMetadata } from "@/lib/machines/metadata/document-metadata";
import { routes } from "@/lib/util/routes";

/** "Luna AI and Spicy AI", "Luna AI, Spicy AI and DreamGF". */
const inWords = new Intl.ListFormat("en", { type: "conjunction", style: "long" });

/** What a comparison of these apps shows. */
export function buildComparison(products: readonly Product[]) {
  const snapshot = getSnapshot();
  const reviewed = products.map((product) => {
    const review = getReviewByApp(product);
    return { product, review, score: review?.score, result: getResult(snapshot, product.slug) };
  });
  return {
    heads: reviewed.map(
      ({ product: { slug, name }, review, result }): ComparisonColumn => ({
        ...{ slug, name, review: review && routes.review(review.slug), isUntested: !result },
      }),
    ),
    groups: compareApps(reviewed, getDocument("site/fact-sheet"), snapshot.day),
    /** Whether it shows prices, answers or scores that nobody has looked up or measured. */
    isSample: reviewed.some(({ product, score, result }) => product.sample || score?.isSample || result?.test.sample),
  };
}

export function comparisonDescription(products: readonly Product[]): string {
  const names = inWords.format(products.map(({ name }) => name));
  return `${names} side by side: scores, what every plan costs, and the answers to what we ask of every app.`;
}

/**
 * What a choice leads to: the apps that stand side by side, what has to be said of the others, and the
 * corrections of an app that is alone and has no review, to which /changes and its feeds lead.
 */
export function findCompared({ names, others }: AppCheckboxes) {
  const known = names.flatMap((name) => getProduct(name) ?? []);
  const unknown = names.filter((name) => !getProduct(name));
  const [compared, left] = [known.slice(0, mostCompared), known.slice(mostCompared)];
  const [only] = compared.length === 1 ? compared : [];
  const notes = [
    ...getUnknownAppNotices(unknown, others),
    ...(left.length > 0
      ? [
          `No more than ${mostCompared} apps stand side by side. Left out: ${inWords.format(left.map(({ name }) => name))}.`,
        ]
      : []),
    ...(only ? [`Choose at least one more app to compare with ${only.name}.`] : []),
    ...(compared.length === 0 ? ["Choose the apps to compare below."] : []),
  ];
  return { compared, notes, corrections: only ? correctionsOfApp(getSnapshot(), only) : [] };
}

function getUnknownAppNotices(names: readonly string[], others: number): string[] {
  if (names.length === 0 && others === 0) return [];
  if (names.length === 0)
    return [
      others === 1
        ? "One of the names in this address is of no app that we know."
        : `${others} of the names in this address are of no app that we know.`,
    ];
  const which = names.length + others > 1 ? "these names" : "this name";
  return [`We know no app by ${which}: ${names.join(", ")}${others > 0 ? `, and ${others} more` : ""}.`];
}

/** Metadata of apps that a reader has put side by side: not to be listed, and led to the page of a pair where there is one. */
export function choiceMetadata(choice: AppCheckboxes): Metadata {
  const { compared } = findCompared(choice);
  const slugs = compared.map(({ slug }) => slug);
  const pair = slugs.length === 2 ? getPairs().get(pairSlug(slugs[0] ?? "", slugs[1] ?? "")) : undefined;
  const isCompared = compared.length > 1;
  return textMetadata({
    path: pair ? routes.comparison(pair.slug) : routes.compare(isCompared ? slugs : []),
    title: isCompared ? comparisonTitle(compared) : "Compare apps",
    description: isCompared ? comparisonDescription(compared) : "Choose two, three or four apps to read side by side.",
    noindex: true,
  });
}
