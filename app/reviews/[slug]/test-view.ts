import type { FormerTest, TestRecord } from "@/components/review/how-we-tested";
import type { ReviewView } from "@/components/review/review-article";
import { getEvidence, getPictureAt, placeNames } from "@/lib/apps/app-tests";
import { getAppOf, getResult } from "@/lib/apps/apps";
import { nextCharge } from "@/lib/content/apps/plan-costs";
import type { App, RankedReview, Test } from "@/lib/content/entry-types";
import type { LeavingStep } from "@/lib/content/schemas/test-schema";
import { addPoints } from "@/lib/content/scoring/score";
import { getDocument } from "@/lib/content/site/documents";
import { authorsBySlug, retractedTestsByApp, type Site, testsByApp } from "@/lib/content/site/site";
import { renderBody } from "@/lib/text/render-body";
import { getRenderContext } from "@/lib/text/render-context";
import { routes } from "@/lib/util/routes";

/** The test behind the score of a review, and the tests that count no more. */
export function testRecord(site: Site, review: RankedReview): Pick<ReviewView, "test" | "retractedTests"> {
  const retractedTests = (retractedTestsByApp(site).get(review.about ?? "") ?? []).flatMap(
    ({ slug, date, retracted }) => (retracted ? [{ slug, date, retracted }] : []),
  );
  return { test: review.score && toTestRecord(site, review, review.score.test, review.score.points), retractedTests };
}

function toTestRecord(site: Site, review: RankedReview, test: Test, points: TestRecord["points"]): TestRecord {
  const { date, from, to, hours, summary, version, method } = test;
  const author = authorsBySlug(site).get(test.tester);
  const context = getRenderContext(site, {
    page: routes.review(review.slug),
    placement: "protocol",
    offers: review.offers,
  });
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
    plan: getAppOf(site, review)?.plans.find(({ id }) => id === test.plan)?.name,
    evidence: getEvidence(site, test),
    protocolHtml: renderBody(test.body, context, { idPrefix: "protocol.", lowerBy: 1 }).html,
    former: (testsByApp(site).get(review.about ?? "") ?? [])
      .filter((one) => one !== test)
      .map((one) => toFormerTest(site, one)),
  };
}

function toFormerTest(site: Site, test: Test): FormerTest {
  const { slug, date, version, method } = test;
  // By the criteria of today's method.
  const { total, of } = addPoints(test.scores, getDocument(site, "site/scoring").criteria);
  return { slug, date, version, method, total, of };
}

/** How to leave an app, as its newest test has recorded it, and when its plans are charged again. */
export function wayOut(site: Site, app: App): ReviewView["wayOut"] {
  const test = getResult(site, app.slug)?.test;
  const { leaving } = test ?? {};
  const show = (steps: readonly LeavingStep[]) =>
    steps.map(({ what, on, picture }) => ({ what, on, picture: picture && getPictureAt(site, picture)?.src }));
  const cancel = Object.entries(placeNames).flatMap(([id, title]) => {
    const steps = leaving?.cancel[id as keyof typeof placeNames];
    return steps ? [{ id, title: `To cancel ${title}`, steps: show(steps) }] : [];
  });
  const more = [
    ...(leaving?.delete ? [{ id: "delete", title: "To delete the account", steps: show(leaving.delete) }] : []),
    ...(leaving?.export ? [{ id: "export", title: "To get a copy of your texts", steps: show(leaving.export) }] : []),
  ];
  const statement = app.facts["statement-name"];
  return {
    appName: app.name,
    ways: [...cancel, ...more],
    statementName:
      typeof statement?.answer === "string" && statement.answer !== "unknown" ? statement.answer : undefined,
    plans: app.plans.flatMap((plan) => {
      const next = nextCharge(plan, site.day);
      const days = next && Math.round((Date.parse(next) - Date.parse(site.day)) / 86_400_000);
      return next && days ? [{ id: plan.id, name: plan.name, next, days }] : [];
    }),
  };
}
