import { type FormerTest, HowWeTested, type TestRecord, TestRetracted } from "@/components/review/how-we-tested";
import { RetractedTests } from "@/components/review/retracted-tests";
import { getProductOf } from "@/lib/apps/products";
import { getEvidence, getPoints, getRetractedTests, getTestsByApp } from "@/lib/apps/test-records";
import type { RankedReview, Test } from "@/lib/content/entry-types";
import { getAuthor } from "@/lib/content/site/authors";
import { renderBody } from "@/lib/text/render-body";
import { getRenderContext } from "@/lib/text/render-context";
import { routes } from "@/lib/util/routes";

/** The test behind the score of a review, and the tests that count no more. */
export function ReviewTest({ review }: { review: RankedReview }) {
  const { product } = review;
  const record = getTestRecord(review);
  const retracted = getRetractedTests(review).flatMap(({ slug, date, retracted }) =>
    retracted ? [{ slug, date, retracted }] : [],
  );
  return (
    <>
      {record && <HowWeTested product={product} record={record} />}
      {!record && retracted.length > 0 && <TestRetracted product={product} />}
      <RetractedTests tests={retracted} />
    </>
  );
}

/** The test that the score of a review rests on, and the earlier ones; `undefined` where nobody has tested the app. */
function getTestRecord(review: RankedReview): TestRecord | undefined {
  const { score } = review;
  if (!score) return undefined;
  const { test, points } = score;
  const { date, from, to, hours, summary, version, method, tester } = test;
  const author = getAuthor(tester);
  return {
    date,
    from,
    to,
    hours,
    summary,
    version,
    method,
    points,
    tester: author && { slug: author.slug, name: author.name },
    plan: planName(review, test),
    evidence: getEvidence(test),
    protocolHtml: renderBody(test.body, getRenderContext({ page: routes.review(review.slug), placement: "protocol" }), {
      idPrefix: "protocol.",
      lowerBy: 1,
    }).html,
    former: getTestsByApp(review)
      .filter((one) => one !== test)
      .map(toFormerTest),
  };
}

function planName(review: RankedReview, { plan }: Test): string | undefined {
  return getProductOf(review)?.plans.find(({ id }) => id === plan)?.name;
}

function toFormerTest(test: Test): FormerTest {
  const { slug, date, version, method } = test;
  const { total, of } = getPoints(test);
  return { slug, date, version, method, total, of };
}
