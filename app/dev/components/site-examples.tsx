import { aboutView } from "@/app/about/view";
import { authorView } from "@/app/authors/[slug]/view";
import { authorsView } from "@/app/authors/view";
import { postPage } from "@/app/blog/[slug]/view";
import { changesView } from "@/app/changes/view";
import { contactView } from "@/app/contact/view";
import { dataView } from "@/app/data/view";
import { helpView } from "@/app/help/view";
import { moneyTestView } from "@/app/how-we-know/money/view";
import { howWeKnowView } from "@/app/how-we-know/view";
import { reviewPage } from "@/app/reviews/[slug]/view";
import { comparePage, pairPage } from "@/app/reviews/compare/view";
import { costsView } from "@/app/reviews/costs/view";
import { findView } from "@/app/reviews/find/view";
import { reviewsView } from "@/app/reviews/view";
import { buildSearchView } from "@/app/search-results/view";
import { homePage } from "@/app/view";
import { listingView } from "@/app/views/listings";
import { toPostCard } from "@/app/views/post-cards";
import { getPicks } from "@/app/views/review-cards";
import { legalPage } from "@/app/views/texts";
import { AboutClosing } from "@/components/about/about-closing";
import { Mission } from "@/components/about/mission";
import { ScoreCard } from "@/components/about/score-card";
import { Team } from "@/components/about/team";
import { AuthorArticles } from "@/components/article/author-articles";
import { AuthorList } from "@/components/article/author-list";
import { AuthorProfile } from "@/components/article/author-profile";
import { PostArticle } from "@/components/article/post-article";
import { ChangeLog, Corrections } from "@/components/changes/change-log";
import { PriceHistories } from "@/components/changes/price-history";
import { Checkable } from "@/components/claims/checkable";
import { ClaimLedger } from "@/components/claims/claim-ledger";
import { ComparedApps } from "@/components/compare/compared-apps";
import { ComparisonLinks } from "@/components/compare/comparison-links";
import { CostResults } from "@/components/costs/cost-results";
import { Finder } from "@/components/finder/finder";
import { ContactDetails } from "@/components/forms/contact-details";
import { ContactForm } from "@/components/forms/contact-form.island";
import { FormStatus } from "@/components/forms/form-status";
import { HelpCards } from "@/components/help/help-cards";
import { HelpCategory } from "@/components/help/help-category";
import { HelpSearch } from "@/components/help/help-search.island";
import { Chooser } from "@/components/home/chooser";
import { Hero } from "@/components/home/hero";
import { NewArticles } from "@/components/home/new-articles";
import { Pricing } from "@/components/home/pricing";
import { Resources } from "@/components/home/resources";
import { Testimonials } from "@/components/home/testimonials";
import { TopApps } from "@/components/home/top-apps";
import { LegalText } from "@/components/legal/legal-text";
import { CategoryPills } from "@/components/listing/category-pills";
import { ListingSection } from "@/components/listing/listing-section";
import { PostCard } from "@/components/listing/post-card";
import { ClosingCta } from "@/components/offer/closing-cta";
import { MoneyTest } from "@/components/proof/money-test";
import { OpenData } from "@/components/proof/open-data";
import { CriteriaGrid } from "@/components/review/criteria-grid";
import { HowWeReview } from "@/components/review/how-we-review";
import { NotReviewedYet } from "@/components/review/not-reviewed-yet";
import { PickList } from "@/components/review/pick-list";
import { Ranking } from "@/components/review/ranking";
import { RankingTable } from "@/components/review/ranking-table";
import { ReviewArticle } from "@/components/review/review-article";
import { SearchResults } from "@/components/search/search-results";
import { Island } from "@/components/ui/island.island";
import { pairsOfApps } from "@/lib/apps/apps";
import { noCriteria } from "@/lib/apps/finder/criteria";
import { allPosts, rankedReviews, type Site } from "@/lib/content/site/site";
import { readResultPageParams } from "@/lib/search/search-query";
import type { Example } from "./examples";

/** Parts of the site that pages use, with what the content gives them; their own parts are seen in them. */
export async function siteExamples(site: Site): Promise<Example[]> {
  const { matrix, criteria, ranking, untested, how } = reviewsView(site);
  const { offer, ...home } = homePage(site);
  const { mission, scores, team, closing } = aboutView(site);
  const { log, histories } = changesView(site);
  const { checkable, ledger } = howWeKnowView(site);
  const { authors } = authorsView(site);
  const author = authorView(site, authors[0]?.slug ?? "");
  const terms = legalPage(site, "pages/terms");
  const help = helpView(site);
  const blog = listingView(site, "blog", 1);
  const reviews = rankedReviews(site);
  /** One of an app that somebody has tested, and one of an app that nobody has. */
  const reviewed = [true, false].flatMap((isTested) => {
    const review = reviews.find(({ score }) => (score !== undefined) === isTested);
    return (review && reviewPage(site, review.slug)?.view) ?? [];
  });
  const [post] = allPosts(site);
  const longest = allPosts(site).toSorted((a, b) => b.title.length - a.title.length)[0];
  const article = post && postPage(site, post.slug)?.view;
  const [pair] = pairsOfApps(site);
  const compared = pair && pairPage(site, pair.slug)?.view;
  const names = pair?.apps.map(({ slug }) => slug) ?? [];
  return [
    { file: "about/about-closing", variants: <AboutClosing {...closing} /> },
    { file: "about/mission", variants: <Mission {...mission} /> },
    { file: "about/score-card", variants: scores && <ScoreCard {...scores} /> },
    { file: "about/team", variants: <Team {...team} /> },
    { file: "article/author-list", variants: <AuthorList authors={authors} /> },
    { file: "article/author-profile", variants: author && <AuthorProfile {...author.profile} /> },
    { file: "article/author-articles", variants: author && <AuthorArticles {...author.articles} /> },
    { file: "article/post-article", variants: article && <PostArticle {...article} /> },
    {
      file: "changes/change-log",
      variants: [
        <ChangeLog key="changes" changes={log.changes.slice(0, 4)} />,
        <Corrections key="corrections" corrections={log.corrections.slice(0, 2)} />,
      ],
    },
    { file: "changes/price-history", variants: <PriceHistories lines={histories.slice(0, 4)} /> },
    { file: "claims/checkable", variants: <Checkable {...checkable} /> },
    { file: "claims/claim-ledger", variants: <ClaimLedger {...ledger} /> },
    { file: "compare/compared-apps", variants: compared && <ComparedApps {...compared} /> },
    {
      file: "compare/comparison-links",
      variants: <ComparisonLinks heading="Often compared" pairs={comparePage(site).pairs} />,
    },
    {
      file: "costs/cost-results",
      variants: <CostResults {...costsView(site, { names, others: 0, isUnread: true })} />,
    },
    {
      file: "finder/finder",
      variants: [{ free: true }, { year: 1 }].map((asked) => (
        <Finder key={Object.keys(asked).join()} {...findView(site, { ...noCriteria, ...asked })} />
      )),
    },
    { file: "forms/contact-details", variants: <ContactDetails {...contactView(site).details} /> },
    {
      file: "forms/contact-form",
      variants: (
        <Island name="gallery-contact-form">
          <ContactForm />
        </Island>
      ),
    },
    {
      file: "forms/form-status",
      variants: (["success", "error"] as const).map((step) => <FormStatus key={step} step={step} message={step} />),
    },
    { file: "help/help-cards", variants: <HelpCards {...help.cards} /> },
    {
      file: "help/help-category",
      variants: help.categories.slice(0, 2).map((one) => <HelpCategory key={one.title} {...one} />),
    },
    {
      file: "help/help-search",
      variants: (
        <Island name="gallery-help-search">
          <HelpSearch contactLabel={help.cards.contact.label} />
        </Island>
      ),
    },
    { file: "home/chooser", variants: home.chooser && <Chooser {...home.chooser} /> },
    { file: "home/hero", variants: <Hero {...home.hero} {...offer} /> },
    { file: "home/new-articles", variants: <NewArticles posts={home.articles} /> },
    { file: "home/pricing", variants: home.plans && <Pricing {...home.plans} {...offer} /> },
    { file: "home/resources", variants: home.resources && <Resources {...home.resources} /> },
    { file: "home/testimonials", variants: home.testimonials && <Testimonials {...home.testimonials} /> },
    { file: "home/top-apps", variants: home.topApps && <TopApps {...home.topApps} /> },
    { file: "legal/legal-text", variants: <LegalText {...terms} {...terms.days} /> },
    { file: "listing/category-pills", variants: blog && <CategoryPills {...blog.pills} /> },
    {
      file: "listing/listing-section",
      variants: blog && [
        <ListingSection key="full" {...blog.listing} />,
        <ListingSection key="empty" {...blog.listing} page={{ ...blog.listing.page, items: [] }} />,
      ],
    },
    {
      file: "listing/post-card",
      variants: longest && <PostCard post={toPostCard(site, longest)} sizes="290px" />,
    },
    { file: "offer/closing-cta", variants: home.closing && <ClosingCta {...home.closing} {...offer} /> },
    { file: "proof/money-test", variants: <MoneyTest {...moneyTestView(site).result} /> },
    { file: "proof/open-data", variants: <OpenData {...dataView(site).data} /> },
    { file: "review/criteria-grid", variants: <CriteriaGrid items={criteria.items} /> },
    { file: "review/how-we-review", variants: <HowWeReview {...how} /> },
    { file: "review/not-reviewed-yet", variants: <NotReviewedYet {...untested} /> },
    {
      file: "review/pick-list",
      variants: <PickList picks={getPicks(site, [{ title: "Best of all", free: false }])} />,
    },
    { file: "review/ranking", variants: <Ranking {...ranking} /> },
    { file: "review/ranking-table", variants: <RankingTable {...matrix} /> },
    { file: "review/review-article", variants: reviewed.map((view) => <ReviewArticle key={view.path} {...view} />) },
    {
      file: "search/search-results",
      variants: await Promise.all(
        ["zzqxv", "privacy", ...reviewed.map(({ appName }) => appName)].map(async (query) => (
          <SearchResults
            key={query}
            {...(await buildSearchView(site, readResultPageParams(new URLSearchParams({ q: query }))))}
          />
        )),
      ),
    },
  ];
}
