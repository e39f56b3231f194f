import { ArticleHeader } from "@/components/article/article-header";
import { type AuthorSummary, Byline } from "@/components/article/byline";
import { MetaLine } from "@/components/ui/meta-line";
import { Stars } from "@/components/ui/stars";
import type { RankedReview } from "@/lib/content/entry-types";
import { readTimeOf } from "@/lib/content/snapshot/derive";
import { routes } from "@/lib/site/routes";

type ReviewHeaderProps = { review: RankedReview; author: AuthorSummary | undefined };

/** Title, cover, rating and author of a review. */
export function ReviewHeader({ review, author }: ReviewHeaderProps) {
  return (
    <ArticleHeader
      back={{ label: "Back to Reviews", href: routes.reviews() }}
      category={{ name: review.category, href: routes.reviews() }}
      title={review.title}
      lede={review.excerpt}
      cover={{ src: review.coverImage, alt: review.coverAlt }}
    >
      <Stars rating={review.rating.overall} />
      {author && <Byline author={author} />}
      <MetaLine date={review.date} updated={review.updated} readTime={readTimeOf(review)} />
    </ArticleHeader>
  );
}
