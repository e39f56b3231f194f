import { toRankedCard } from "@/app/views/review-cards";
import { currentSite } from "@/lib/content/site/current-site";
import { rankedReviews } from "@/lib/content/site/site";

it("a card says what a year costs, in the cheapest way", () => {
  const card = rankedReviews(currentSite()).find(({ product }) => product === "Brasswick");
  expect(card && toRankedCard(currentSite(), card).year).toBe("$86.40 a year or free");
});
