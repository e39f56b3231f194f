import type { Partner, Review, Test } from "../entry-types";
import { noPartner } from "../names";
import type { ParsedEntry } from "../read/parse-entry";
import { type PartnerData, partnerSchema } from "../schemas/partner-schema";
import type { ReviewData } from "../schemas/review-schema";
import type { Criterion } from "../schemas/scoring-schema";
import { addPoints, getStars } from "../scoring/score";
import { lastChanged, latestDay } from "./entry-dates";

/**
 * The review of a file. Without a test of the app it has no score. A test that was published later than the review was
 * written is a change of it, and so is a retraction; the stars that the review gave before a retraction were those of that test,
 * so they no longer count.
 * @param retractedOn The day on which a test of the app was last retracted.
 * @param isInvented Whether the app exists on this site only.
 */
export function deriveReview(
  { slug, data: { rating, ...data }, body }: ParsedEntry<ReviewData>,
  test?: Test,
  method: readonly Criterion[] = [],
  retractedOn?: string,
  isInvented = false,
): Review {
  const written = lastChanged(data);
  const changed = latestDay([written, test?.date, retractedOn]);
  const review = { ...data, updated: changed === written ? data.updated : changed, isInvented, slug, body };
  return test ? { ...review, score: scoreOf({ ...data, rating }, test, method, retractedOn) } : review;
}

type Rated = Pick<ReviewData, "date" | "updated" | "rating" | "sample">;

/** The score of a review that rests on a test. Stars that were written before a retraction do not count. */
export function scoreOf<Record extends Pick<Test, "scores" | "sample">>(
  review: Rated,
  test: Record,
  method: readonly Pick<Criterion, "id" | "title" | "score">[],
  retractedOn: string | undefined,
) {
  const points = addPoints(test.scores, method);
  const stars = getStars(isBefore(lastChanged(review), retractedOn) ? undefined : review.rating, points);
  return { ...stars, points, test, isSample: test.sample || review.sample };
}

/** Whether something was written before a retraction, if there was one. */
export function isBefore(written: string, retractedOn: string | undefined): boolean {
  return retractedOn !== undefined && written < retractedOn;
}

/** The partner of a site without partners. Its domain is reserved for examples (RFC 2606), and no link leads there. */
export const nobody: Partner = {
  ...partnerSchema.parse({
    name: "Our partner",
    default: true,
    homeUrl: "https://partner.example/",
    trackedUrl: "https://partner.example/",
    source: "site",
    medium: "affiliate",
  }),
  slug: noPartner,
  body: "",
  offer: undefined,
};

/** The partner of a file on a day. An offer without a reason is left out, and any after its last day. */
export function derivePartner({ slug, data, body }: ParsedEntry<PartnerData>, day: string): Partner {
  const { offer, ...rest } = data;
  const { text, reason, endsOn } = offer ?? {};
  const runs = endsOn === undefined || day <= endsOn;
  return { ...rest, slug, body, ...(text && reason && runs ? { offer: { text, reason, endsOn } } : {}) };
}
