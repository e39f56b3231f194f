import { renderToStaticMarkup } from "react-dom/server";
import { findView } from "@/app/reviews/find/view";
import { Finder } from "@/components/finder/finder";
import { leavingPoints } from "@/lib/apps/app-tests";
import { type FindOrder, findAddress, noCriteria, readCriteria } from "@/lib/apps/finder/criteria";
import { findApps } from "@/lib/apps/finder/find-apps";
import type { Leaving } from "@/lib/content/schemas/test-schema";
import { currentSite } from "@/lib/content/site/current-site";
import { wordsOf } from "../helpers/page";
import { htmlOf } from "../helpers/render-page";

const review = async (slug: string) => {
  const [, section = ""] =
    /<section[^>]*aria-labelledby="way-out">(.*?)<\/section>/s.exec(await htmlOf(`/reviews/${slug}`)) ?? [];
  return section;
};

const steps = (count: number, last = "2025-03-01") =>
  Array.from({ length: count }, (_, index) => ({ what: "A step", on: index === count - 1 ? last : "2025-03-01" }));

describe("how to leave, on a review", () => {
  it("lists each recorded step, counted, with its day and its picture", async () => {
    const section = await review("brasswick-app-review");
    expect(wordsOf(section)).toContain(
      "To cancel on the web: 2 steps Opened the last page of the settings January 29, 2025 Pressed the one button January 29, 2025 , picture",
    );
    expect(wordsOf(section)).toContain("To delete the account: 2 steps");
    expect(section).toMatch(/<a href="\/media\/[^"]+" aria-label="Picture: Pressed the one button">/);
  });

  it("says in words when plans are charged again, and nothing of one that is free", async () => {
    const section = wordsOf(await review("brasswick-app-review"));
    expect(section).toMatch(
      /Small: if you pay today, you are charged again in (28|29|30|31) days, on [A-Z]\w+ \d+, \d{4}/,
    );
    expect(section).not.toContain("Free: if you pay");
  });

  it("says that nobody has recorded one, and invents none", async () => {
    const section = wordsOf(await review("ottoline-app-review"));
    expect(section).toContain("We have not yet recorded how to leave Ottoline.");
  });
});

describe("the points for leaving", () => {
  const points = (cancel: Leaving["cancel"]) => leavingPoints({ cancel }).points;

  it.each([
    [1, 3],
    [3, 3],
    [4, 2],
    [5, 2],
    [6, 1],
    [8, 1],
    [9, 0],
  ])("for %i steps are %i", (count, expected) => expect(points({ web: steps(count) })).toBe(expected));

  it("count the shortest way, and are none for one that takes days or is not recorded", () => {
    expect(points({ web: steps(9), ios: steps(2) })).toBe(3);
    expect(points({ web: steps(3, "2025-03-02") })).toBe(3);
    expect(points({ web: steps(3, "2025-03-03") })).toBe(0);
    expect(points({})).toBe(0);
  });
});

describe("Find, by the way out", () => {
  const html = (query: string) =>
    renderToStaticMarkup(<Finder {...findView(currentSite(), readCriteria(new URLSearchParams(query)))} />).split(
      'id="found"',
    )[1];

  it("says how many steps it takes, and where nobody has recorded them", () => {
    expect(html("order=way-out")).toContain("2 steps to cancel");
    expect(html("order=way-out")).toContain("Steps to cancel not recorded");
    expect(html("")).not.toContain("to cancel");
  });

  it("puts the fewest steps first and what is not recorded last, whatever the points", () => {
    const judged = { plans: [], facts: {}, kind: [], platforms: [], adult: "unknown" as const };
    const app = (slug: string, stepsOut: number | undefined, points: number) => ({
      slug,
      name: slug,
      judged,
      stepsOut,
      points: { criteria: [{ id: "conversation", title: "Talk", points, of: 10 }], total: points, of: 10 },
    });
    const apps = [app("none", undefined, 10), app("long", 5, 9), app("short", 2, 1)];
    const { "site/fact-sheet": sheet, "site/scoring": method } = currentSite().library.documents;
    if (!sheet || !method) throw new Error("The fixture site has no fact sheet or no method.");
    const context = { sheet: sheet.data, method: method.data, day: "2025-06-28" };
    const order = (by: FindOrder) =>
      findApps(apps, { ...noCriteria, order: by }, context).fitting.map((one) => one.app.slug);
    expect(order("way-out")).toEqual(["short", "long", "none"]);
    expect(order("points")).toEqual(["none", "long", "short"]);
  });

  it("is kept in the address, and in no address that does not ask for it", () => {
    expect(findAddress({ ...noCriteria, order: "way-out" })).toBe("/reviews/find?order=way-out");
    expect(findAddress(noCriteria)).toBe("/reviews/find");
    expect(readCriteria(new URLSearchParams("order=nothing")).unread).toBe(1);
  });
});
