import type { ChooserData } from "@/components/home/chooser";
import type { TopApp } from "@/components/home/top-apps";
import { cheapestWay } from "@/lib/apps/costs/cheapest-way";
import { wantedAnswer } from "@/lib/apps/finder/conditions";
import { findFields } from "@/lib/apps/finder/criteria";
import { getProductOf } from "@/lib/apps/products";
import type { RankedReview } from "@/lib/content/entry-types";
import type { Score } from "@/lib/content/scoring/score";
import { currentSite } from "@/lib/content/site/current-site";
import { getDocument } from "@/lib/content/site/documents";
import { rankedReviews } from "@/lib/content/site/site";
import { limits } from "@/lib/util/limits";
import { formatMoney } from "@/lib/util/money";

/** The questions of the home page, with the fields of Find. Answers that Find does not know are left out. */
export function getChooser(): ChooserData | undefined {
  const { chooser } = getDocument("site/home");
  const sheet = getDocument("site/fact-sheet");
  if (!chooser) return undefined;
  const { budget, purpose, mustHave, ...texts } = chooser;
  const kinds = sheet.kinds.map(({ id }) => id);
  const facts = sheet.groups.flatMap((group) => group.facts.filter(wantedAnswer).map(({ id }) => id));
  const ask = (name: string, label: string, any: string, options: ChooserData["questions"][number]["options"]) =>
    options.length > 0 ? [{ name, label, any, options }] : [];
  return {
    ...texts,
    questions: [
      ...ask(
        findFields.year,
        budget.label,
        budget.any,
        budget.options.map(({ label, year }) => ({ label, value: String(year) })),
      ),
      ...ask(
        findFields.kinds,
        purpose.label,
        purpose.any,
        purpose.options.filter(({ kind }) => kinds.includes(kind)).map(({ label, kind }) => ({ label, value: kind })),
      ),
      ...ask(
        findFields.facts,
        mustHave.label,
        mustHave.any,
        mustHave.options.filter(({ fact }) => facts.includes(fact)).map(({ label, fact }) => ({ label, value: fact })),
      ),
    ],
  };
}

/** The first reviews of the ranking. Nothing here depends on partners and offers. */
export function getTopApps(): TopApp[] {
  return rankedReviews(currentSite())
    .flatMap((review) => (review.score ? [toTopApp(review, review.score)] : []))
    .slice(0, limits.homeApps);
}

function toTopApp({ slug, product: name, ...review }: RankedReview, { points }: Score): TopApp {
  const product = getProductOf(review);
  const cost = cheapestWay(product?.plans ?? [], 12);
  const year = cost && formatMoney(cost.cents, cost.currency);
  return {
    slug,
    name,
    icon: product?.icon,
    year,
    points,
  };
}
