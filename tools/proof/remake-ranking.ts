/**
 * The order of apps, worked out again from apps.json alone. This file uses nothing of the site: whoever doubts the site's
 * order can read it instead of the site's code.
 */
type Plan = {
  price: number;
  currency: string;
  every: { kind: string; count?: number | undefined; unit?: string | undefined };
};

type Review = {
  id: number;
  slug: string;
  product: string;
  date: string;
  sample: boolean;
  score?: { stars: number } | undefined;
};

type Data = {
  method: {
    criteria: { id: string; title: string; of: number }[];
    labels: {
      label: string;
      rank?: number | undefined;
      highest?: string | undefined;
      cheapestYearFrom?: number | undefined;
    }[];
    otherwise: string;
  };
  apps: {
    sample: boolean;
    plans: Plan[];
    tests: { scores: Record<string, number>; sample: boolean }[];
    review?: Review | undefined;
  }[];
  otherReviews: Review[];
};

export type RemadeRow = {
  rank: number;
  slug: string;
  product: string;
  label: string;
  reason: string | undefined;
  points: string;
  of: number;
  stars: string;
  isSample: boolean;
  year: string | undefined;
  isSampleYear: boolean;
};

/** The rows of the table at /reviews, and the apps below it that nobody has tested. */
export function remakeRanking({ method, apps, otherReviews }: Data): { rows: RemadeRow[]; untested: string[] } {
  const tested = apps.flatMap(({ review, tests: [test], plans, sample }) => {
    if (!review?.score || !test) return [];
    const parts = method.criteria.flatMap((one) => {
      const points = test.scores[one.id];
      return points === undefined ? [] : [{ ...one, points }];
    });
    const total = parts.reduce((sum, { points }) => sum + Math.round(points * 10), 0) / 10;
    const of = parts.reduce((sum, part) => sum + part.of, 0);
    const isSample = test.sample || review.sample;
    return [{ review, parts, total, of, isSample, stars: review.score.stars, year: cheapestYear(plans), sample }];
  });
  tested.sort((a, b) => b.total / b.of - a.total / a.of || b.stars - a.stars || newerFirst(a.review, b.review));
  const labels = new Map<string, { label: string; reason: string }>();
  for (const { label, rank, highest, cheapestYearFrom } of method.labels) {
    const free = tested.filter(({ review }) => !labels.has(review.slug));
    const give = (one: (typeof tested)[number] | undefined, reason: (one: (typeof tested)[number]) => string) =>
      one && labels.set(one.review.slug, { label, reason: reason(one) });
    if (rank !== undefined) {
      const winner = tested[rank - 1];
      give(winner && free.includes(winner) ? winner : undefined, ({ total, of }) => {
        return `Place ${rank} by points: ${total.toFixed(1)} of ${of}.`;
      });
    } else if (highest !== undefined) {
      const pointsFor = (one: (typeof tested)[number]) => one.parts.find(({ id }) => id === highest);
      const [winner] = free
        .filter((one) => pointsFor(one))
        .sort((a, b) => (pointsFor(b)?.points ?? 0) - (pointsFor(a)?.points ?? 0));
      give(winner, (one) => {
        const part = pointsFor(one);
        return `Most points for ${part?.title}: ${part?.points.toFixed(1)} of ${part?.of}.`;
      });
    } else if (cheapestYearFrom !== undefined) {
      const [winner] = free
        .filter(({ year, total }) => year !== undefined && total >= cheapestYearFrom)
        .sort((a, b) => (a.year ?? 0) - (b.year ?? 0));
      give(winner, ({ year }) => {
        return `Cheapest year of the apps with at least ${cheapestYearFrom.toFixed(1)} points: ${inDollars(year ?? 0)}.`;
      });
    }
  }
  const others = apps.flatMap(({ review }) => (review && !review.score ? [review] : []));
  return {
    rows: tested.map(({ review, total, of, stars, isSample, year, sample }, index) => ({
      rank: index + 1,
      slug: review.slug,
      product: review.product,
      label: labels.get(review.slug)?.label ?? method.otherwise,
      reason: labels.get(review.slug)?.reason,
      points: total.toFixed(1),
      of,
      stars: stars.toFixed(1),
      isSample,
      year: year === undefined ? undefined : inDollars(year),
      isSampleYear: sample,
    })),
    untested: [...others, ...otherReviews].sort(newerFirst).map(({ product }) => product),
  };
}

function newerFirst(a: Review, b: Review): number {
  return a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1;
}

/** Cents of twelve months in the cheapest way that is not free; only where every paid plan is in US dollars. */
function cheapestYear(plans: readonly Plan[]): number | undefined {
  const paid = plans.filter(({ price, every }) => price > 0 && every.kind !== "credits");
  if (paid.length === 0 || paid.some(({ currency }) => currency !== "USD")) return undefined;
  return Math.min(...paid.map(({ price, every }) => Math.round(price * 100) * paymentsInAYear(every)));
}

function paymentsInAYear({ kind, count = 1, unit }: Plan["every"]): number {
  if (kind === "once") return 1;
  return Math.ceil((unit === "week" ? 52 : unit === "month" ? 12 : 1) / count);
}

const inDollars = (cents: number) => (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
