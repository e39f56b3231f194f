import { closingCta, partnerBlock, reviewPartnerBlock } from "@/app/views/offer-blocks";
import { toAuthorSummary } from "@/app/views/post-cards";
import { comparedWith, getTarget, toReviewLink, toScore, toScreens } from "@/app/views/review-cards";
import type { ReviewView } from "@/components/review/review-article";
import { findPrice, getAppOf } from "@/lib/apps/apps";
import { correctionsOfReview } from "@/lib/apps/corrections";
import { type AppFacts, countAnswers, getAppFacts, getColumns, getDealBreakers, getFacts } from "@/lib/apps/facts";
import { priceFigures } from "@/lib/apps/prices";
import type { App, RankedReview } from "@/lib/content/entry-types";
import { getDocument, getSiteTexts } from "@/lib/content/site/documents";
import { getRelatedReviews } from "@/lib/content/site/entries";
import { allReviews, rankingBySlug, type Site } from "@/lib/content/site/site";
import { reviewGraph } from "@/lib/machines/structured-data/entries";
import { type AffiliateLinkTarget, leadsToApp } from "@/lib/offers/affiliate-link";
import { affiliateClick } from "@/lib/offers/events";
import { getReadTime } from "@/lib/text/plain-text";
import { renderBody, renderCosts } from "@/lib/text/render-body";
import { getRenderContext } from "@/lib/text/render-context";
import { renderSnippet } from "@/lib/text/render-snippet";
import { routes } from "@/lib/util/routes";
import { titleBeforeColon } from "@/lib/util/title";
import { listSections } from "./contents";
import { testRecord, wayOut } from "./test-view";
import { userRating } from "./user-rating";

/** The page of a published review; `undefined` where there is none. */
export function reviewPage(site: Site, slug: string) {
  const review = rankingBySlug(site).get(slug);
  if (!review) return undefined;
  const { offers } = review;
  return {
    layout: {
      ...reviewGraph(site, review),
      label: titleBeforeColon(review.title),
      offers,
      noBottomGap: offers !== "none",
    },
    view: reviewView(site, review),
    closing: offers === "none" ? undefined : closing(site, review),
  };
}

/** The call to action at the end: its label says where it leads. */
function closing(site: Site, review: RankedReview) {
  const target = getTarget(site, review, routes.review(review.slug));
  return { ...closingCta(site, target), label: `Visit ${target.partnerName}` };
}

/** What the page of a review shows. */
function reviewView(site: Site, review: RankedReview): ReviewView {
  const { slug, product: appName, title, score } = review;
  const path = routes.review(slug);
  const target = getTarget(site, review, path);
  const app = getAppOf(site, review);
  const known = app && getAppFacts(site, app);
  const { halves, toc } = renderBody(
    review.body,
    getRenderContext(site, { page: path, placement: "body", offers: review.offers }),
  );
  const corrections = correctionsOfReview(site, review);
  // The form in which the app is ticked.
  const choose = app && { href: routes.compare([app.slug]), label: `Compare ${app.name} with other apps` };
  const compareWith = { others: comparedWith(site, review), choose: score && choose };
  return {
    path,
    appName,
    head: {
      back: { label: "Back to Reviews", href: routes.reviews() },
      category: { name: review.category, href: routes.reviews() },
      title,
      lede: review.excerpt,
      cover: { src: review.coverImage, alt: review.coverAlt },
      author: toAuthorSummary(site, review.author),
      meta: { date: review.date, updated: review.updated, readTime: getReadTime(review) },
    },
    payment: leadsToApp(appName, target) ? `${appName} pays us.` : `We earn nothing from ${appName}.`,
    verdict: { verdictHtml: renderSnippet(review.verdict), price: findPrice(site, review), score: toScore(review) },
    // What the text shows is not shown before it, too.
    screens: toScreens(site, review)
      .filter(({ src }) => !halves.some((half) => half.includes(src)))
      .slice(0, 2),
    ...listSections({ review, known, toc, corrections, compareWith }),
    card: card(site, review, app),
    pros: review.pros,
    cons: review.cons,
    editorNoteHtml: review.editorNote ? renderSnippet(review.editorNote) : undefined,
    ratings: score?.details ?? [],
    ...facts(site, review, app, known),
    compareWith,
    halves,
    ...offers(site, review, target),
    ...testRecord(site, review),
    wayOut: app && score && wayOut(site, app),
    sources: review.sources,
    corrections,
    userRating: userRating(site, review),
    tags: review.tags,
    related: getRelatedReviews(site, review).map(toReviewLink),
  };
}

/** The answer in a few lines. What nobody knows of an app that nobody has tested is in its checklist. */
function card(site: Site, review: RankedReview, app: App | undefined): ReviewView["card"] {
  const sheet = getDocument(site, "site/fact-sheet");
  const { day } = site;
  return {
    icon: app?.icon,
    score: toScore(review),
    isInvented: review.isInvented,
    prices: priceFigures({ price: review.price, plans: app?.plans ?? [] }, sheet.staleAfter.plans, day),
    facts: app && review.score ? getDealBreakers(app, sheet, day) : [],
  };
}

/** What is known of the app. Without a test, the questions that decide come first, and those without an answer are not listed again. */
function facts(site: Site, review: RankedReview, app: App | undefined, known: AppFacts | undefined) {
  const costsHtml = known?.costs && renderCosts(known.costs);
  if (review.score) return { known, costsHtml };
  const sheet = getDocument(site, "site/fact-sheet");
  const { day } = site;
  const answers = countAnswers(getFacts(app ?? { facts: {} }, sheet, day));
  return {
    checklist: {
      tellUs: app ? routes.report(app.slug) : routes.contact(),
      answers,
      open: getColumns(app ?? { facts: {} }, sheet, day).filter(({ tone }) => tone === "unknown"),
    },
    known: known && answers.answered === 0 ? { ...known, groups: [] } : known,
    costsHtml,
  };
}

/** Everything on the page that leads elsewhere: to the app, to a partner, to the forum. */
function offers(site: Site, review: RankedReview, target: AffiliateLinkTarget) {
  const { shortDisclosure: disclosure, reviewCommunity } = getSiteTexts(site);
  const { product, discountCode, discountGives } = review;
  const isApp = leadsToApp(product, target);
  const event = affiliateClick(review.title, review.rank);
  const way = {
    website: getAppOf(site, review)?.website,
    target,
    discountCode,
    discountGives,
    event,
    disclosure,
  };
  if (review.offers === "none") return { way };
  return {
    way,
    inlineOffer: isApp ? { target, event, disclosure } : undefined,
    partnerOffer: isApp ? undefined : reviewPartnerBlock(site, target),
    sideOffer: { ...partnerBlock(site, undefined, routes.review(review.slug)), variant: "card" as const },
    community: allReviews(site)[0]?.slug === review.slug ? undefined : reviewCommunity,
  };
}
