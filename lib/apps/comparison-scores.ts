import { ratingKeys } from "../content/schemas/review-schema";
import type { Points } from "../content/scoring/points";
import { limits } from "../util/limits";
import { formatScore } from "../util/number";
import { type ComparedCell, type ComparedRow, toRow, value } from "./comparison-row";
import type { AppToCompare } from "./comparison-rows";
import { ratingLabels } from "./scoring/rating-labels";

const notTested: ComparedCell = { tone: "unknown", text: "not tested" };

/** The points of the tests, each criterion, and then the stars of the reviews. */
export function scoreRows(apps: readonly AppToCompare[]): ComparedRow[] {
  const criteria = new Map(
    apps.flatMap(({ result }) => result?.points.criteria.map(({ id, title }) => [id, title] as const) ?? []),
  );
  const getPoints = (
    { result }: AppToCompare,
    pick: (points: Points) => { points: number; of: number } | undefined,
  ) => {
    const picked = result && pick(result.points);
    if (!picked) return notTested;
    return score(picked.points, picked.of, result.test.sample);
  };
  const getStars = ({ result, score: own }: AppToCompare, stars: number | undefined) => {
    if (!own || stars === undefined) return result ? { ...notTested, text: "not rated" } : notTested;
    return score(stars, limits.starScale, own.isSample);
  };
  const rated = ratingKeys.filter((key) => apps.some(({ score }) => score?.details.some((one) => one.key === key)));
  return [
    toRow(
      "points",
      "Points in all",
      apps.map((app) => getPoints(app, ({ total, of }) => ({ points: total, of }))),
    ),
    ...[...criteria].map(([id, title]) =>
      toRow(
        id,
        title,
        apps.map((app) => getPoints(app, (points) => points.criteria.find((one) => one.id === id))),
      ),
    ),
    toRow(
      "stars",
      "Stars",
      apps.map((app) => getStars(app, app.score?.overall)),
    ),
    ...rated.map((key) =>
      toRow(
        key,
        ratingLabels[key],
        apps.map((app) => getStars(app, app.score?.details.find((one) => one.key === key)?.value)),
      ),
    ),
  ];
}

function score(points: number, of: number, isSample: boolean): ComparedCell {
  return { ...value(`${formatScore(points)} of ${of}`, isSample ? "Sample score" : undefined), share: points / of };
}
