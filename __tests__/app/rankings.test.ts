import { toRankedCard } from "@/app/views/review-cards";
import { rankingRows } from "@/lib/apps/ranking";
import { currentSite } from "@/lib/content/site/current-site";
import { getDocument } from "@/lib/content/site/documents";
import { postsBySlug, rankedReviews } from "@/lib/content/site/site";
import { renderBody } from "@/lib/text/render-body";
import { getRenderContext } from "@/lib/text/render-context";
import { wordsOf } from "../helpers/page";

const post = postsBySlug(currentSite()).get("companions-that-disagree");
const places = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

/** The apps by their points for the criterion that the article orders them by. */
const expected = rankingRows(currentSite())
  .map(({ appName, score }) => ({
    appName,
    points: score.points.criteria.find(({ id }) => id === "emotion")?.points ?? 0,
  }))
  .sort((a, b) => b.points - a.points)
  .slice(0, 4);

it("is made of the tests of the site, in the order of their points", () => {
  expect(expected).toHaveLength(4);
  const html = post
    ? renderBody(
        post.body,
        getRenderContext(currentSite(), { page: "/blog/companions-that-disagree", placement: "body" }),
      ).html
    : "";
  expect(places(html, /<th scope="row"><a href="[^"]*">([^<]*)</g)).toEqual(expected.map(({ appName }) => appName));
  expect(wordsOf(html)).toContain(`${expected[0]?.points.toFixed(1)} of 10`);
  expect(html).toContain("Not reviewed yet, so not ranked:");
});

it("a card shows the badges, the verdict and the note that its rank allows", () => {
  const { topBadge, reviewedBadge } = getDocument(currentSite(), "site/reviews-list");
  const cards = rankedReviews(currentSite()).map((review) =>
    toRankedCard(currentSite(), { ...review, editorNote: "A note." }),
  );
  expect(cards.map(({ rank, badges }) => [rank, ...badges]).slice(0, 5)).toEqual([
    [1, topBadge, reviewedBadge],
    [2, reviewedBadge],
    [3, reviewedBadge],
    [4],
    [5],
  ]);
  expect(cards.map(({ verdictHtml }) => verdictHtml !== undefined).slice(0, 4)).toEqual([true, true, true, false]);
  expect(cards.map(({ editorNoteHtml }) => editorNoteHtml !== undefined).slice(0, 2)).toEqual([true, false]);
});

it("a card says what a year costs, in the cheapest way", () => {
  const card = rankedReviews(currentSite()).find(({ product }) => product === "Brasswick");
  expect(card && toRankedCard(currentSite(), card).year).toBe("$86.40 a year or free");
});
