import type { Score } from "../../content/scoring/score";
import { formatScore } from "../../util/number";

/** A tested app that a list may order. */
export type RankableApp = {
  name: string;
  /** The path of its review. */
  path: string;
  score: Pick<Score, "points" | "isSample">;
  /** What twelve months cost in the cheapest way: "$95.88". Absent where nobody knows. */
  year?: string | undefined;
};

/** An app without a place. */
export type UnrankedApp = { name: string; path?: string | undefined };

/** A list of apps in an article, in the order of their points. */
export type RankedList = {
  title: string;
  /** What orders the list, in a sentence. */
  rule: string;
  rows: readonly {
    /** From 1; equal points share a place. */
    place: number;
    name: string;
    path: string;
    /** "9.8 of 10". */
    points: string;
    /** Why it has this place. */
    why: string;
    year?: string | undefined;
    isSample: boolean;
  }[];
  /** Apps that nobody has tested, or not for the criterion. */
  unranked: readonly UnrankedApp[];
  /** How many more apps have a place. */
  more: number;
};

type ListOptions = {
  title?: string | undefined;
  /** The criterion whose points decide; otherwise all points. */
  by?: { id: string; title: string } | undefined;
  /** How many places are shown. */
  top?: number | undefined;
};

/** Orders apps by their points for one criterion, or by all. @param apps Best first by all points, which decides between equals. */
export function rankApps(
  apps: readonly RankableApp[],
  untested: readonly UnrankedApp[],
  { title, by, top }: ListOptions,
): RankedList {
  const counted = apps.flatMap((app) => {
    const { points } = app.score;
    const one = by ? points.criteria.find(({ id }) => id === by.id) : { points: points.total, of: points.of };
    return one && one.of > 0 ? [{ app, points: one.points, of: one.of, share: one.points / one.of }] : [];
  });
  const ordered = by ? [...counted].sort((a, b) => b.share - a.share) : counted;
  const shown = ordered.slice(0, top);
  return {
    title: title ?? (by ? `Most points for ${by.title}` : "Most points overall"),
    rule: by
      ? `Ordered by points for ${by.title} in our tests; ties are broken by total points.`
      : "Ordered by points in our tests.",
    rows: shown.map(({ app, points, of, share }) => ({
      place: ordered.findIndex((other) => other.share === share) + 1,
      name: app.name,
      path: app.path,
      year: app.year,
      isSample: app.score.isSample,
      points: `${formatScore(points)} of ${of}`,
      why: by
        ? `${formatScore(app.score.points.total)} of ${app.score.points.of} points in total.`
        : explainCriteria(app),
    })),
    unranked: [...apps.filter((app) => !counted.some((one) => one.app === app)), ...untested],
    more: ordered.length - shown.length,
  };
}

/** Where most and least of its points come from. */
function explainCriteria({ score: { points } }: RankableApp): string {
  const [most, ...others] = [...points.criteria].sort((a, b) => b.points / b.of - a.points / a.of);
  const least = others.at(-1);
  if (!most) return "";
  const [best, worst] = [most, least].map((one) => one && `${one.title} (${formatScore(one.points)} of ${one.of})`);
  return worst ? `Strongest in ${best}, weakest in ${worst}.` : `All points are for ${best}.`;
}
