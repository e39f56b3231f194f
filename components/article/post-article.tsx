import type { ComponentProps } from "react";
import type { RenderedBody } from "@/lib/text/body-types";
import { routes } from "@/lib/util/routes";
import { NewsletterForm } from "../forms/newsletter-form";
import { ClosingCta } from "../offer/closing-cta";
import { OfferBlock } from "../offer/offer-block";
import { PillList } from "../ui/pill-list";
import { Prose } from "../ui/prose";
import "../ui/helplines.css";
import { AdjacentPosts } from "./adjacent-posts";
import { AuthorCard } from "./author-card";
import { CommunityCard } from "./community-card";
import { CorrectionList } from "./correction-list";
import { EntryHead } from "./entry-head";
import { ReaderActions } from "./reader-actions";
import { ReadingLayout } from "./reading-layout";
import { SourceList } from "./source-list";
import { TableOfContents } from "./table-of-contents";

/** Everything that the page of an article shows. */
export type PostView = {
  path: string;
  head: ComponentProps<typeof EntryHead>;
  contents: ComponentProps<typeof TableOfContents>["items"];
  halves: RenderedBody["halves"];
  /** What sells, none of it on an article without offers. */
  offer?: ComponentProps<typeof OfferBlock> | undefined;
  closing?: ComponentProps<typeof ClosingCta> | undefined;
  community?: ComponentProps<typeof CommunityCard> | undefined;
  trial?: ComponentProps<typeof OfferBlock> | undefined;
  sources: ComponentProps<typeof SourceList>["sources"];
  corrections: ComponentProps<typeof CorrectionList>["corrections"];
  tags: readonly string[];
  adjacent: ComponentProps<typeof AdjacentPosts>;
  newsletter: { heading: string; text: string };
};

/** An article: the two halves of its text with the partner's block between them, and the sections below and beside it. */
export function PostArticle({ path, head, halves, ...view }: PostView) {
  return (
    <article className="container">
      <ReadingLayout
        head={<EntryHead {...head} />}
        toc={<TableOfContents items={view.contents} />}
        cards={
          <>
            <div>{view.community && <CommunityCard {...view.community} />}</div>
            <div>{view.trial && <OfferBlock {...view.trial} />}</div>
            <div>{head.author && <AuthorCard author={head.author} />}</div>
          </>
        }
      >
        <Prose html={halves[0]} />
        {view.offer && <OfferBlock {...view.offer} />}
        <Prose html={halves[1]} />
        <SourceList sources={view.sources} />
        <CorrectionList corrections={view.corrections} />
        {view.closing && <ClosingCta {...view.closing} />}
        <div className="row-3">
          <PillList label="Tags" links={view.tags.map((label) => ({ label, href: routes.blog() }))} />
          <ReaderActions path={path} title={head.title} />
        </div>
        <AdjacentPosts {...view.adjacent} />
        <NewsletterForm id="article-newsletter" {...view.newsletter} isBox />
      </ReadingLayout>
    </article>
  );
}
