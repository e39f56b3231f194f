import type { Review } from "@/lib/content/entry-types";
import type * as Ranking from "@/lib/content/scoring/score";
import { currentSite } from "@/lib/content/site/current-site";
import { renderPage } from "../helpers/render-page";

let isFavoured = (_: Review) => false;
jest.mock("@/lib/content/scoring/score", () => {
  const actual = jest.requireActual<typeof Ranking>("@/lib/content/scoring/score");
  return {
    ...actual,
    rankReviews: (reviews: readonly Review[]) =>
      actual
        .rankReviews(reviews)
        .sort((a, b) => Number(isFavoured(b)) - Number(isFavoured(a)))
        .map((review, index) => ({ ...review, rank: review.score ? index + 1 : undefined })),
  };
});

it("the page says that the order is the same, and shows it twice", async () => {
  const { text } = await renderPage("/how-we-know/money");
  expect(text).toContain("Result: the same order");
  expect(text).toContain("1 Brasswick Brasswick");
});

it("an order that depends on who pays differs, place by place", async () => {
  // The content was opened with the modules as they are.
  jest.resetModules();
  const { listPaidOrder } = await import("@/lib/apps/ranking");
  isFavoured = ({ affiliateLink }) => affiliateLink !== undefined;
  const { library, day } = currentSite();
  const order = listPaidOrder({ library, day });
  expect(order.some(({ paid, unpaid }) => paid !== unpaid)).toBe(true);
});
