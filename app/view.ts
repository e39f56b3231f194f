import type { Metadata } from "next";
import type { ChooserData } from "@/components/home/chooser";
import type { TopAppsProps } from "@/components/home/top-apps";
import { getAppOf, getYear } from "@/lib/apps/apps";
import { findFields } from "@/lib/apps/finder/criteria";
import { getLabel } from "@/lib/apps/ranking";
import { statementAt } from "@/lib/claims/shown-claims";
import { getDocument, getSiteTexts } from "@/lib/content/site/documents";
import { allPosts, rankedReviews, type Site } from "@/lib/content/site/site";
import { textMetadata } from "@/lib/machines/metadata/page-metadata";
import { fullPublisher } from "@/lib/machines/structured-data/identity";
import { defaultTarget } from "@/lib/offers/partners";
import { renderAnswers } from "@/lib/text/render-snippet";
import { limits } from "@/lib/util/limits";
import { routes } from "@/lib/util/routes";
import { toPostCard } from "./views/post-cards";

export function homeMetadata(site: Site): Metadata {
  const { tagline, description } = getSiteTexts(site);
  return textMetadata(site, { path: routes.home(), title: tagline, description });
}

/** Everything that the home page shows. */
export function homePage(site: Site) {
  const { hero, ranking, faq, testimonials, features, plans, closing, resources } = getDocument(site, "site/home");
  const path = routes.home();
  const questions = renderAnswers(faq?.items ?? []);
  return {
    layout: { path, name: hero.headline, questions, publisher: fullPublisher(site) },
    /** The partner of every button of the page. */
    offer: { target: defaultTarget(site, path), disclosure: getSiteTexts(site).shortDisclosure },
    hero: {
      ...hero,
      trustPoints: hero.trustPoints.map((text, index) =>
        statementAt(site, "site/home", ["hero", "trustPoints", index], text),
      ),
      rating: hero.rating ? statementAt(site, "site/home", ["hero", "rating"], hero.rating) : undefined,
      featuredOn: site.library.shown.mentions,
    },
    topApps: ranking && topApps(site, ranking),
    chooser: chooserQuestions(site),
    features,
    testimonials: testimonials && { ...testimonials, items: site.library.shown.testimonials },
    plans,
    faq: faq && { title: faq.heading, items: questions },
    closing,
    resources,
    articles: allPosts(site)
      .slice(0, limits.homeArticles)
      .map((post) => toPostCard(site, post)),
  };
}

/** The questions of the home page, with the fields of Find. */
function chooserQuestions(site: Site): ChooserData | undefined {
  const { chooser } = getDocument(site, "site/home");
  if (!chooser) return undefined;
  const { budget, purpose, mustHave, ...texts } = chooser;
  const yearOptions = budget.options.map(({ label, year }) => ({ label, value: String(year) }));
  const kindOptions = purpose.options.map(({ label, kind }) => ({ label, value: kind }));
  const factOptions = mustHave.options.map(({ label, fact }) => ({ label, value: fact }));
  return {
    ...texts,
    questions: [
      { name: findFields.year, label: budget.label, any: budget.any, options: yearOptions },
      { name: findFields.kinds, label: purpose.label, any: purpose.any, options: kindOptions },
      { name: findFields.facts, label: mustHave.label, any: mustHave.any, options: factOptions },
    ],
  };
}

/** The first reviews of the ranking; `undefined` without any. Nothing here depends on partners and offers. */
function topApps(site: Site, texts: Pick<TopAppsProps, "heading" | "intro">): TopAppsProps | undefined {
  const tested = rankedReviews(site).filter(({ score }) => score);
  const apps = tested.slice(0, limits.homeApps).flatMap((review) => {
    const { slug, product: name, score } = review;
    if (!score) return [];
    return {
      slug,
      name,
      icon: getAppOf(site, review)?.icon,
      label: getLabel(site, review)?.label,
      points: score.points,
      year: getYear(getAppOf(site, review)?.plans ?? [])?.text,
    };
  });
  const [first] = tested;
  return first && { ...texts, cover: { src: first.coverImage, alt: first.coverAlt }, apps };
}
