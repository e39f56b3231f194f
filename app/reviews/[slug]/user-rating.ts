import { getClaim, markOf } from "@/lib/claims/shown-claims";
import type { Review } from "@/lib/content/entry-types";
import { defaultPartner, type Site } from "@/lib/content/site/site";

/**
 * The users' rating of an app, for its review's page: the claims "rating-average" and "rating-count", of which the app or its partner is the
 * subject. `undefined` for other apps, and while one of the two may not be shown.
 */
export function userRating(site: Site, review: Pick<Review, "product" | "about">) {
  const { name, slug } = defaultPartner(site);
  const subjects = [
    ...(review.about ? [`product:${review.about}`] : []),
    ...(review.product === name ? [`partner:${slug}`] : []),
  ];
  const [average, count] = ["rating-average", "rating-count"].map((id) => {
    const claim = getClaim(site, id);
    return claim && subjects.includes(claim.claim.subject) ? claim : undefined;
  });
  return (
    average &&
    count && {
      appName: review.product,
      averageText: average.shown.text,
      countText: count.shown.text,
      mark: markOf(site, [average.claim.id, count.claim.id]),
    }
  );
}
