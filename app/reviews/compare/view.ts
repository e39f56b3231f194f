import type { Metadata } from "next";
import { titledPage } from "@/app/views/titled-page";
import { type AppChoice, chooseApps } from "@/lib/apps/app-choice";
import { type AppPair, appsByName, getResult, pairsOfApps, reviewsByApp } from "@/lib/apps/apps";
import { comparisonTitle, sideBySide } from "@/lib/apps/comparison-links";
import { compareApps } from "@/lib/apps/comparison-rows";
import { summarizeComparison } from "@/lib/apps/comparison-summary";
import { correctionsOfApp } from "@/lib/apps/corrections";
import { describeYear } from "@/lib/apps/prices";
import type { App } from "@/lib/content/entry-types";
import { getDocument } from "@/lib/content/site/documents";
import { rankedReviews, type Site } from "@/lib/content/site/site";
import { textMetadata } from "@/lib/machines/metadata/page-metadata";
import { buildItemList } from "@/lib/machines/structured-data/page-graph";
import { getPaying } from "@/lib/offers/partners";
import { formatList } from "@/lib/util/number";
import { routes } from "@/lib/util/routes";
import { markInvented } from "@/lib/util/sample";

/** The place of an app that has none: after all others. */
const unranked = 1000;

/** The form that chooses apps, and the comparisons that reviews make. */
export function comparePage(site: Site) {
  const { page, hero } = titledPage("compare");
  const places = new Map(rankedReviews(site).map(({ about, rank }) => [about, rank ?? unranked]));
  const placesOf = ({ apps }: AppPair) =>
    apps.map(({ slug }) => places.get(slug) ?? unranked).reduce((one, other) => one + other);
  // The best apps first.
  const pairs = pairsOfApps(site)
    .toSorted((a, b) => placesOf(a) - placesOf(b))
    .map(({ slug, apps }) => ({ href: routes.comparison(slug), label: comparisonTitle(apps) }));
  const listed = pairs.map(({ href, label }) => ({ title: label, path: href }));
  return {
    page: { ...page, type: "CollectionPage" as const, things: [buildItemList(page.path, "Often compared", listed)] },
    hero: { ...hero, kind: "tool" as const },
    apps: appsByName(site),
    pairs,
  };
}

export function pairMetadata(site: Site, address: string): Metadata {
  const pair = pairsOfApps(site).find(({ slug }) => slug === address);
  if (!pair) return {};
  const { apps } = pair;
  return textMetadata(site, {
    path: routes.comparison(address),
    title: comparisonTitle(apps),
    description: comparisonDescription(apps),
  });
}

/** Two apps that a review compares; `undefined` if the address names none. */
export function pairPage(site: Site, address: string) {
  const pair = pairsOfApps(site).find(({ slug }) => slug === address);
  if (!pair) return undefined;
  const { apps } = pair;
  const title = comparisonTitle(apps);
  return {
    page: { path: routes.comparison(address), name: title, label: title },
    view: comparedApps(site, apps),
  };
}

/** Apps side by side, and the form that chooses others. */
function comparedApps(site: Site, apps: readonly App[]) {
  const isCompared = apps.length > 1;
  return {
    title: isCompared ? comparisonTitle(apps) : "Compare apps",
    comparison: isCompared ? buildComparison(site, apps) : undefined,
    picker: {
      heading: isCompared ? "Compare other apps" : "Choose the apps",
      apps: appsByName(site),
      chosen: apps.map(({ slug }) => slug),
      isFolded: isCompared,
    },
  };
}

/** What a comparison of these apps shows. */
export function buildComparison(site: Site, apps: readonly App[]) {
  const reviewed = apps.map((app) => {
    const review = reviewsByApp(site).get(app.slug);
    const score = review?.score;
    const result = getResult(site, app.slug);
    return { app, review, score, result };
  });
  const paying = getPaying(site);
  const sheet = getDocument(site, "site/fact-sheet");
  const groups = compareApps(reviewed, sheet, site.day);
  const questions = new Set(sheet.groups.flatMap(({ facts }) => facts.map(({ id }) => id)));
  return {
    /** What it comes to. */
    summary: summarizeComparison(
      reviewed.map(({ app: { name, plans, facts }, result }) => ({
        name,
        plans,
        points: result?.points,
        answers: Object.entries(facts).filter(([id, { answer }]) => questions.has(id) && answer !== "unknown").length,
      })),
      questions.size,
    ),
    apps: markInvented(
      reviewed.map(({ app, review, result }) => ({
        slug: app.slug,
        name: app.name,
        review: review && routes.review(review.slug),
        year: describeYear(app.plans),
        points: result && { total: result.points.total, of: result.points.of },
        paysUs: paying.has(review?.slug ?? ""),
        isInvented: app.invented,
        icon: app.icon,
        cover: review?.coverImage,
      })),
    ),
    groups,
  };
}

function comparisonDescription(apps: readonly App[]): string {
  const names = formatList(apps.map(({ name }) => name));
  return `${names} side by side: what every plan costs, the answers to our questions, and the scores.`;
}

/**
 * What a choice leads to: the apps side by side, in the order of the address; what has to be said of the others; what is
 * missing from a form that was sent; and the corrections of an app that is alone and has no review, to which /changes and
 * its feeds lead.
 */
export function choiceView(site: Site, { isSent, ...named }: AppChoice) {
  const { apps: compared, notes } = chooseApps(site, named, "compare");
  const [only] = compared.length === 1 ? compared : [];
  const missing = describeMissing(compared);
  const { picker, ...view } = comparedApps(site, compared);
  return {
    ...view,
    picker: { ...picker, error: isSent ? missing : undefined },
    notes: missing && !isSent ? [...notes, missing] : notes,
    corrections: only ? correctionsOfApp(site, only) : [],
  };
}

function describeMissing([first, second]: readonly App[]): string | undefined {
  if (!first) return "Choose at least two apps to compare.";
  return second ? undefined : `Choose at least one more app to compare with ${first.name}.`;
}

/** Metadata of apps that a reader has put side by side: not to be listed, and led to the page of a pair where there is one. */
export function choiceMetadata(site: Site, choice: AppChoice): Metadata {
  const { apps: compared } = chooseApps(site, choice, "compare");
  const slugs = compared.map(({ slug }) => slug);
  const [one = "", other = ""] = slugs;
  const isCompared = compared.length > 1;
  return textMetadata(site, {
    path: slugs.length === 2 ? sideBySide(site, one, other) : routes.compare(isCompared ? slugs : []),
    title: isCompared ? comparisonTitle(compared) : "Compare apps",
    description: isCompared
      ? comparisonDescription(compared)
      : "Choose two, three or four apps to compare side by side.",
    noindex: true,
  });
}
