import { renderToStaticMarkup } from "react-dom/server";
import MoneyTestPage from "@/app/how-we-know/money/page";
import { getMoneyReport, testMoney } from "@/lib/apps/money-test";
import { checkMoney } from "@/lib/check/check-content";
import type { Review } from "@/lib/content/entry-types";
import type * as Ranking from "@/lib/content/scoring/score";
import type * as Current from "@/lib/content/snapshot/current-snapshot";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { Snapshot } from "@/lib/content/snapshot/snapshot";
import { countLinks, readLinks } from "@/lib/publish/build-report";

const nobody = (_: Review) => false;
const paying = ({ affiliateLink }: Review) => affiliateLink !== undefined;

/** Who goes first in the order, whatever its points. */
let isFavoured = nobody;
jest.mock("@/lib/content/scoring/score", () => {
  const actual = jest.requireActual<typeof Ranking>("@/lib/content/scoring/score");
  return {
    ...actual,
    rankReviews(reviews: readonly Review[]) {
      return actual
        .rankReviews(reviews)
        .sort((a, b) => Number(isFavoured(b)) - Number(isFavoured(a)))
        .map((review, index) => ({ ...review, rank: review.score ? index + 1 : undefined }));
    },
  };
});
let shown: Snapshot | undefined;
jest.mock("@/lib/content/snapshot/current-snapshot", () => {
  const actual = jest.requireActual<typeof Current>("@/lib/content/snapshot/current-snapshot");
  return { ...actual, getSnapshot: () => shown ?? actual.getSnapshot() };
});
afterEach(() => {
  isFavoured = nobody;
  shown = undefined;
});

const { library, day } = getSnapshot();
const site = () => new Snapshot(library, day);

describe("the money test", () => {
  it("finds nothing that money moves, in all that it compares", () => {
    const { isIdentical, shuffles, surfaces } = testMoney(site(), 30);
    expect({ isIdentical, shuffles }).toEqual({ isIdentical: true, shuffles: 30 });
    expect(surfaces.map(({ title }) => title)).toEqual(["Ranking", "Labels", "Alternatives", "Find", "Comparisons"]);
    expect(new Set(surfaces.map(({ digest }) => digest)).size).toBe(surfaces.length);
  });

  it("shuffles the same way on the same day, and has another digest when a score changes", () => {
    const tests = library.collections["test-reports"].map((test) => ({
      ...test,
      data: { ...test.data, scores: { ...test.data.scores, emotion: 1 } },
    }));
    const other = new Snapshot({ ...library, collections: { ...library.collections, "test-reports": tests } }, day);
    const digests = (snapshot: Snapshot) => testMoney(snapshot, 1).surfaces.map(({ digest }) => digest);
    expect(digests(site())).toEqual(digests(site()));
    for (const index of [0, 3, 4]) expect(digests(other)[index]).not.toBe(digests(site())[index]);
  });

  it("differs, says what, and fails the check when scoring reads who pays", () => {
    expect(checkMoney(library, day)).toEqual([]);
    isFavoured = paying;
    const { isIdentical, surfaces } = testMoney(site(), 5);
    expect(isIdentical).toBe(false);
    expect(surfaces[0]?.without[0]).toMatch(
      /^“place \d \| \S+ .*” is “place \d \| \S+ .*” without partners and offers$/,
    );
    expect(checkMoney(library, day).map(({ severity, message }) => [severity, message.slice(0, 37)])).toContainEqual([
      "error",
      "Money moves this: Ranking differs, “p",
    ]);
  });

  it("finds by shuffling what shows neither as it is nor without money", () => {
    const partnerOf = new Map(library.collections.reviews.map(({ slug, data }) => [slug, data.affiliateLink]));
    isFavoured = (one) => paying(one) && one.affiliateLink !== partnerOf.get(one.slug);
    const [ranking] = testMoney(site(), 5).surfaces;
    expect(ranking?.without).toEqual([]);
    expect(ranking?.shuffled[0]).toMatch(/” in shuffle \d$/);
  });

  it("lets other work run between its steps, and is done once for each content", async () => {
    const snapshot = site();
    const report = getMoneyReport(snapshot);
    expect(getMoneyReport(snapshot)).toBe(report);
    expect((await report).shuffles).toBeGreaterThan(0);
  });
});

describe("/how-we-know/money", () => {
  it("says identical, with the digest of each", async () => {
    const html = renderToStaticMarkup(await MoneyTestPage());
    expect(html).toContain("Result: identical");
    for (const { digest } of testMoney(getSnapshot(), 1).surfaces) expect(html).toContain(digest);
  });

  it("says differs, and what, when scoring reads who pays", async () => {
    isFavoured = paying;
    shown = site();
    const html = renderToStaticMarkup(await MoneyTestPage());
    expect(html).toContain("Result: differs");
    expect(html).toContain("without partners and offers</li>");
  });
});

describe("the count of links", () => {
  const partners = new Map([["a.example/go", "a"]]);
  const link = '<a data-affiliate="ranked-2" href="https://a.example/go?id=1">A</a>';
  const page = (path: string, html: string) => readLinks(path, `<html lang="en"><main>${html}</main></html>`, partners);

  it("adds up what pages have, by partner and placement", () => {
    const counted = countLinks([
      page("/", `${link}${link}<p data-disclosure></p>`),
      page("/b", '<a data-affiliate="closing" href="/go/b/closing/b">B</a><p data-disclosure></p>'),
      page("/c", '<a href="https://a.example/go">no affiliate link</a>'),
    ]);
    expect(counted).toEqual({
      pages: 3,
      links: [
        { partner: "a", placement: "ranked", links: 2, pages: 1 },
        { partner: "b", placement: "closing", links: 1, pages: 1 },
      ],
      undisclosed: [],
      inaccessible: [],
    });
  });

  it("names a page with a picture without a text alternative, and one without a language", () => {
    const mute = [page("/e", '<img src="a.png">'), readLinks("/f", "<html><main></main></html>", partners)];
    expect(countLinks([page("/g", '<img src="a.png" alt="">'), ...mute]).inaccessible).toEqual(["/e", "/f"]);
  });

  it("names a page whose disclosure is gone", () => {
    expect(countLinks([page("/d", link)]).undisclosed).toEqual(["/d"]);
  });
});
