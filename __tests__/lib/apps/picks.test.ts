import { choosePicks } from "@/lib/apps/ranking";
import { currentSite } from "@/lib/content/site/current-site";
import { rankedReviews } from "@/lib/content/site/site";

const pick = (rule: object) => ({ title: "For somebody", free: false, ...rule });
const chosen = (...rules: object[]) => choosePicks(currentSite(), rules.map(pick)).map(({ review }) => review.product);
const ranked = rankedReviews(currentSite()).flatMap(({ product, score }) => (score ? [product] : []));

it("takes the best rank, and names an app once", () => {
  expect(chosen({}, {}, {})).toEqual(ranked.slice(0, 3));
});

it("takes the most points for a criterion", () => {
  const criteria = rankedReviews(currentSite()).flatMap(({ score }) => score?.points.criteria ?? []);
  const [{ id } = { id: "" }] = criteria;
  const best = choosePicks(currentSite(), [pick({ criterion: id })])[0];
  const most = Math.max(...criteria.filter((one) => one.id === id).map(({ points }) => points));
  expect(best?.score.points.criteria.find((one) => one.id === id)?.points).toBe(most);
});

it("leaves a wish out that no app meets, or that names what the site does not know", () => {
  for (const rule of [{ kind: "none" }, { fact: "none" }, { platform: "none" }, { criterion: "none" }])
    expect(chosen(rule)).toEqual([]);
});
