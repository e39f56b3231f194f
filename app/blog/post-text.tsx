import { closingCta, partnerBlock } from "@/app/views/offer-blocks";
import { AdjacentPosts } from "@/components/article/adjacent-posts";
import { CorrectionList } from "@/components/article/correction-list";
import { ReaderActions } from "@/components/article/reader-actions";
import { SourceList } from "@/components/article/source-list";
import { NewsletterForm } from "@/components/forms/newsletter-form";
import { ClosingCta } from "@/components/offer/closing-cta";
import { OfferBlock } from "@/components/offer/offer-block";
import { Prose } from "@/components/ui/prose";
import "@/components/ui/helplines.css";
import { TagList } from "@/components/ui/tag-list";
import { getCorrections } from "@/lib/apps/corrections";
import type { Post } from "@/lib/content/entry-types";
import { getOffers } from "@/lib/content/site/categories";
import { getAdjacentPosts } from "@/lib/content/site/posts";
import { getSiteTexts } from "@/lib/content/site/site-texts";
import type { RenderedBody } from "@/lib/text/body-types";
import { routes } from "@/lib/util/routes";

type PostTextProps = {
  post: Post;
  halves: RenderedBody["halves"];
};

/** The two halves of an article's text with the partner's block between them, and the sections below. */
export function PostText({ post, halves }: PostTextProps) {
  const offer = getOffers(post) === "none" ? undefined : partnerBlock(post.partner, routes.post(post.slug));
  return (
    <>
      <Prose html={halves[0]} />
      {offer && <OfferBlock {...offer} />}
      <Prose html={halves[1]} />
      <SourceList sources={post.sources} />
      <CorrectionList corrections={getCorrections(post)} />
      {offer && <ClosingCta {...closingCta(offer.target)} variant="box" />}
      <TagList tags={post.tags} href={routes.blog()} />
      <ReaderActions path={routes.post(post.slug)} title={post.title} />
      <AdjacentPosts {...getAdjacentPosts(post.slug)} />
      <NewsletterForm id="article-newsletter" {...getSiteTexts().newsletter} isBox />
    </>
  );
}
