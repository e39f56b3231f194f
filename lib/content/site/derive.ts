import type { Partner, Review, Test } from "../entry-types";
import { noPartner } from "../names";
import type { ParsedEntry } from "../read/parse-entry";
import { type PartnerData, partnerSchema } from "../schemas/partner-schema";
import type { ReviewData } from "../schemas/review-schema";
import type { Criterion } from "../schemas/scoring-schema";
import { addPoints, getStars } from "../scoring/score";
import { lastChanged } from "./entry-dates";

/**
 * The review of a file. Without a test of the app it has no score. A test that was published later than the review was
 * written is a change of it.
 * @param isInvented Whether the app exists on this site only.
 */
export function deriveReview(
  { slug, data: { rating, ...data }, body }: ParsedEntry<ReviewData>,
  test?: Test,
  method: readonly Criterion[] = [],
  isInvented = false,
): Review {
  const written = lastChanged(data);
  const updated = test && test.date > written ? test.date : data.updated;
  const review = { ...data, updated, isInvented, slug, body };
  return test ? { ...review, score: scoreOf({ rating, sample: data.sample }, test, method) } : review;
}

/** The score of a review that rests on a test. */
export function scoreOf<Record extends Pick<Test, "scores" | "sample">>(
  { rating, sample }: Pick<ReviewData, "rating" | "sample">,
  test: Record,
  method: readonly Pick<Criterion, "id" | "title" | "score">[],
) {
  const points = addPoints(test.scores, method);
  return { ...getStars(rating, points), points, test, isSample: test.sample || sample };
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
