import { comparedWith } from "@/app/views/review-cards";
import type { AuthorSummary } from "@/components/article/byline";
import { ReaderActions } from "@/components/article/reader-actions";
import { AlternativeList } from "@/components/review/alternative-list";
import { AuthorBio } from "@/components/review/author-bio";
import { CompareWith } from "@/components/review/compare-with";
import { UserRating } from "@/components/review/user-rating";
import { TagList } from "@/components/ui/tag-list";
import type { ShownAlternative } from "@/lib/apps/comparison-links";
import { comparisonForm } from "@/lib/apps/comparison-links";
import { getProductOf } from "@/lib/apps/products";
import type { RankedReview } from "@/lib/content/entry-types";
import { routes } from "@/lib/util/routes";
import { getUserRating } from "./user-rating";

type ReviewEndProps = {
  review: RankedReview;
  author: AuthorSummary | undefined;
  alternatives: readonly ShownAlternative[];
};

/** What follows a review's text: other apps, what users say, tags, what a reader can do, and who wrote it. */
export function ReviewEnd({ review, author, alternatives }: ReviewEndProps) {
  const userRating = getUserRating(review);
  const product = getProductOf(review);
  return (
    <>
      <AlternativeList product={review.product} alternatives={alternatives} />
      <CompareWith others={comparedWith(review)} choose={product && review.score && comparisonForm(product)} />
      {userRating && <UserRating {...userRating} product={review.product} />}
      <TagList tags={review.tags} href={routes.reviews()} />
      <ReaderActions path={routes.review(review.slug)} title={review.title} />
      {author && <AuthorBio author={author} />}
    </>
  );
}
