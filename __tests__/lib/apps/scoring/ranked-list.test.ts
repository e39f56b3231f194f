import { type RankableApp, rankApps } from "@/lib/apps/scoring/ranked-list";

/** An app with points for care and for price, out of ten each. */
function app(name: string, care: number | undefined, price: number, isSample = false): RankableApp {
  const criteria = [
    ...(care === undefined ? [] : [{ id: "care", title: "Care", points: care, of: 10 }]),
    { id: "price", title: "Price", points: price, of: 10 },
  ];
  const total = criteria.reduce((sum, { points }) => sum + points, 0);
  const score = { points: { criteria, total, of: criteria.length * 10 }, isSample };
  return { name, path: `/reviews/${name.toLowerCase()}`, score, year: name === "Lark" ? "$84.00" : undefined };
}

const apps = [app("Lark", 9, 9.5), app("Merle", 8, 9, true), app("Orrin", 9, 7.5)];
const care = { id: "care", title: "Care" };

it("are in the order of the ranking, each with what it is best and worst at", () => {
  const { title, rows, unranked, more } = rankApps(apps, [], {});
  expect(title).toBe("Most points overall");
  expect(rows.map(({ place, name, points }) => [place, name, points])).toEqual([
    [1, "Lark", "18.5 of 20"],
    [2, "Merle", "17.0 of 20"],
    [3, "Orrin", "16.5 of 20"],
  ]);
  expect(rows[0]).toMatchObject({
    why: "Strongest in Price (9.5 of 10), weakest in Care (9.0 of 10).",
    year: "$84.00",
    isSample: false,
  });
  expect(rows[1]?.isSample).toBe(true);
  expect([unranked, more]).toEqual([[], 0]);
});

it("are in the order of one criterion; equals share a place, the better in all first", () => {
  const { title, rule, rows } = rankApps(apps, [], { by: care });
  expect(title).toBe("Most points for Care");
  expect(rule).toContain("for Care");
  expect(rows.map(({ place, name, points, why }) => [place, name, points, why])).toEqual([
    [1, "Lark", "9.0 of 10", "18.5 of 20 points in total."],
    [1, "Orrin", "9.0 of 10", "16.5 of 20 points in total."],
    [3, "Merle", "8.0 of 10", "17.0 of 20 points in total."],
  ]);
});

it("have no place without points", () => {
  const untested = { name: "Wren", path: "/reviews/wren" };
  const list = rankApps([...apps, app("Teal", undefined, 9.9)], [untested], { by: care });
  expect(list.rows).toHaveLength(3);
  expect(list.unranked.map(({ name }) => name)).toEqual(["Teal", "Wren"]);
});

it("are as many as the editor wants, and the others are counted", () => {
  const list = rankApps(apps, [], { top: 2, title: "Two" });
  expect([list.title, list.rows.length, list.more]).toEqual(["Two", 2, 1]);
});
