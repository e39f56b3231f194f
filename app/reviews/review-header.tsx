import { shownScore } from "@/app/data/review-cards";
import { ArticleHeader } from "@/components/article/article-header";
import { type AuthorSummary, Byline } from "@/components/article/byline";
import { ScoreLine } from "@/components/review/score-line";
import { MetaLine } from "@/components/ui/meta-line";
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
      <ScoreLine score={shownScore(review)} />
      {author && <Byline author={author} />}
      <MetaLine date={review.date} updated={review.updated} readTime={readTimeOf(review)} />
    </ArticleHeader>
  );
}
