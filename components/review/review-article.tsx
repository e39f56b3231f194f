import type { ComponentProps } from "react";
import { type AppFacts, countAnswers } from "@/lib/apps/facts";
import type { DetailedRating } from "@/lib/content/entry-types";
import type { RenderedBody, SafeHtml } from "@/lib/text/body-types";
import { routes } from "@/lib/util/routes";
import { AuthorCard } from "../article/author-card";
import { CommunityCard } from "../article/community-card";
import { CorrectionList } from "../article/correction-list";
import { EntryHead } from "../article/entry-head";
import { ReaderActions } from "../article/reader-actions";
import styles from "../article/reading.module.css";
import { ReadingLayout } from "../article/reading-layout";
import { SourceList } from "../article/source-list";
import { TableOfContents } from "../article/table-of-contents";
import { InlineOffer } from "../offer/inline-offer";
import { OfferBlock } from "../offer/offer-block";
import { PillList } from "../ui/pill-list";
import { Prose } from "../ui/prose";
import { RichText } from "../ui/rich-text";
import { AppCta } from "./app-cta";
import { BeforeYouPay } from "./before-you-pay";
import { ChangeList } from "./change-list";
import { CompareWith } from "./compare-with";
import { DetailedRatings } from "./detailed-ratings";
import type { EvidencePicture } from "./evidence-list";
import { FactPanel } from "./fact-panel";
import { HowWeTested, type TestRecord } from "./how-we-tested";
import { JumpBar } from "./jump-bar";
import { PlanTable } from "./plan-table";
import { ProsCons } from "./pros-cons";
import { RetractedTests } from "./retracted-tests";
import { type ReviewLink, ReviewLinks } from "./review-links";
import { ReviewSummary } from "./review-summary";
import { Score } from "./score";
import { ScreenStrip } from "./screen-strip";
import { UserRating } from "./user-rating";
import { VerdictBox } from "./verdict-box";
import { WayOutSection } from "./way-out-section";

/** Everything that the page of a review shows. */
export type ReviewView = {
  path: string;
  appName: string;
  head: ComponentProps<typeof EntryHead>;
  /** Whether the app pays us: "Luna AI pays us." */
  payment: string;
  verdict: ComponentProps<typeof VerdictBox>;
  screens: readonly EvidencePicture[];
  jumps: ComponentProps<typeof JumpBar>["items"];
  contents: ComponentProps<typeof TableOfContents>["items"];
  card: Omit<ComponentProps<typeof ReviewSummary>, "appName" | "answerCount" | "children">;
  way: Omit<ComponentProps<typeof AppCta>, "appName">;
  pros: readonly string[];
  cons: readonly string[];
  editorNoteHtml?: SafeHtml | undefined;
  ratings: readonly DetailedRating[];
  /** What to check before one pays, for an app that nobody has tested. */
  checklist?: ComponentProps<typeof BeforeYouPay> | undefined;
  /** Plans, answers and changes; absent where the review names no app of content/products. */
  known?: AppFacts | undefined;
  costsHtml?: SafeHtml | undefined;
  compareWith: ComponentProps<typeof CompareWith>;
  halves: RenderedBody["halves"];
  /** The tracked link between the halves: to the app, or else to a partner; neither where nothing is sold. */
  inlineOffer?: ComponentProps<typeof InlineOffer> | undefined;
  partnerOffer?: ComponentProps<typeof OfferBlock> | undefined;
  test?: TestRecord | undefined;
  retractedTests: ComponentProps<typeof RetractedTests>["tests"];
  wayOut?: ComponentProps<typeof WayOutSection> | undefined;
  sources: ComponentProps<typeof SourceList>["sources"];
  corrections: ComponentProps<typeof CorrectionList>["corrections"];
  userRating?: ComponentProps<typeof UserRating> | undefined;
  tags: readonly string[];
  sideOffer?: ComponentProps<typeof OfferBlock> | undefined;
  community?: ComponentProps<typeof CommunityCard> | undefined;
  related: readonly ReviewLink[];
};

/** A review: its answer and its reasons, its text, what is known of the app, what both rest on, and where to go from it. */
export function ReviewArticle({ path, appName, head, known, ...view }: ReviewView) {
  return (
    <article className="container">
      <ReadingLayout
        head={
          <EntryHead {...head}>
            <div className="row-3">
              <Score score={view.card.score} />
              <p className="text-sm soft">{view.payment}</p>
            </div>
          </EntryHead>
        }
        opening={
          <>
            <VerdictBox {...view.verdict} />
            <ScreenStrip screens={view.screens} />
          </>
        }
        jumps={<JumpBar items={view.jumps} />}
        card={
          <ReviewSummary {...view.card} appName={appName} answerCount={countAnswers(known?.groups ?? []).asked}>
            <AppCta {...view.way} appName={appName} />
          </ReviewSummary>
        }
        toc={<TableOfContents items={view.contents} />}
        cards={
          <>
            {view.sideOffer && (
              <div className={view.partnerOffer && styles.besideOnly}>
                <OfferBlock {...view.sideOffer} />
              </div>
            )}
            {view.community && <CommunityCard {...view.community} />}
          </>
        }
      >
        <section className="stack-4" aria-labelledby="pros-and-cons">
          <h2 className="visually-hidden" id="pros-and-cons">
            Pros and cons
          </h2>
          <div className="halves">
            <ProsCons kind="pros" items={view.pros} />
            <ProsCons kind="cons" items={view.cons} />
          </div>
          {view.editorNoteHtml && (
            <div className="stack-2 text-sm callout" role="note">
              <h3 className="small-heading fact">Editor’s Note</h3>
              <RichText html={view.editorNoteHtml} />
            </div>
          )}
        </section>
        <DetailedRatings ratings={view.ratings} />
        <CompareWith {...view.compareWith} />
        {view.checklist && <BeforeYouPay {...view.checklist} />}
        <Prose html={view.halves[0]} />
        {view.inlineOffer && <InlineOffer {...view.inlineOffer} />}
        {view.partnerOffer && <OfferBlock {...view.partnerOffer} />}
        <Prose html={view.halves[1]} />
        <div className="folds">
          {known && <PlanTable {...known}>{view.costsHtml && <Prose html={view.costsHtml} />}</PlanTable>}
          {known && <ChangeList {...known} />}
          {view.wayOut && <WayOutSection {...view.wayOut} />}
        </div>
        {known && <FactPanel {...known} />}
        {view.test && <HowWeTested appName={appName} record={view.test} />}
        {view.retractedTests.length > 0 && (
          <RetractedTests tests={view.retractedTests} hasScore={view.test !== undefined} />
        )}
        <SourceList sources={view.sources} />
        <CorrectionList corrections={view.corrections} />
        {view.userRating && <UserRating {...view.userRating} />}
        <div className="row-3">
          <PillList label="Tags" links={view.tags.map((label) => ({ label, href: routes.reviews() }))} />
          <ReaderActions path={path} title={head.title} />
        </div>
        {head.author && <AuthorCard author={head.author} />}
      </ReadingLayout>
      <ReviewLinks heading="Related reviews" reviews={view.related} />
    </article>
  );
}
