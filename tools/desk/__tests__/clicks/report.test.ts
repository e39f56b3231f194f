import type { Click } from "@/lib/offers/click-log";
import { joinedSubId, pageSubId } from "@/lib/offers/sub-ids";
import { createSubIdMatcher } from "@/tools/desk/clicks/match-sub-ids";
import type { Earning } from "@/tools/desk/clicks/read-earnings";
import { renderText } from "@/tools/desk/clicks/render-report";
import { buildTable } from "@/tools/desk/clicks/report-table";
import { elsewhere, type Grouping, getTotal, sumClicks } from "@/tools/desk/clicks/sum-clicks";

const long = "/blog/an-article-whose-address-is-far-longer-than-any-sub-id-may-be";
const linkOf = createSubIdMatcher(["/", "/reviews", "/blog/a-text", long]);
const click = (changes: Partial<Click> = {}): Click => ({
  day: "2025-06-28",
  hour: 12,
  partner: "house",
  placement: "closing",
  page: "/blog/a-text",
  ...changes,
});
const clicks = [
  click(),
  click({ day: "2025-06-29", hour: 1 }),
  click({ placement: "ranked-2", page: "/reviews", rank: 2 }),
  click({ placement: "head", page: "/reviews/lark", rank: 2 }),
];
const earning = (subId: string, cents: number, more: Partial<Earning> = {}) => {
  const one: Earning = { subId, cents, currency: "USD", ...more };
  return { earning: one, from: linkOf(one) };
};
const counts = (by: Grouping) => sumClicks(clicks, by).map(({ key, clicks: count }) => [key, count]);

describe("clicks", () => {
  it.each<[Grouping, [string, number][]]>([
    [
      "placement",
      [
        ["closing", 2],
        ["head", 1],
        ["ranked-2", 1],
      ],
    ],
    [
      "page",
      [
        ["/blog/a-text", 2],
        ["/reviews", 1],
        ["/reviews/lark", 1],
      ],
    ],
    [
      "link",
      [
        ["/blog/a-text closing", 2],
        ["/reviews ranked-2", 1],
        ["/reviews/lark head", 1],
      ],
    ],
    [
      "rank",
      [
        ["2", 2],
        ["no rank", 2],
      ],
    ],
    [
      "day",
      [
        ["2025-06-28", 3],
        ["2025-06-29", 1],
      ],
    ],
  ])("are counted by %s", (by, expected) => {
    expect(counts(by)).toEqual(expected);
    expect(getTotal(sumClicks(clicks, by)).clicks).toBe(4);
  });
});

describe("a sub-id", () => {
  it("leads back to its link, shortened or not, in one value or two", () => {
    expect(linkOf({ subId: "ranked-2--reviews" })).toEqual({ placement: "ranked-2", page: "/reviews" });
    expect(linkOf({ subId: "exit--home" })).toEqual({ placement: "exit", page: "/" });
    expect(linkOf({ subId: joinedSubId(long, "body-3") })).toEqual({ placement: "body-3", page: long });
    expect(linkOf({ subId: "body-3", page: pageSubId(long) })).toEqual({ placement: "body-3", page: long });
  });

  it("of a page that is gone still names it", () => {
    expect(linkOf({ subId: "closing--blog--old" })).toEqual({ placement: "closing", page: "/blog/old" });
  });

  it.each(["", "newsletter", "body", "closing", "mailing--home"])("%j is not of this site", (subId) => {
    expect(linkOf({ subId })).toBeUndefined();
  });
});

describe("earnings", () => {
  const earnings = [
    earning("closing--blog--a-text", 1000),
    earning("closing--blog--a-text", 501),
    earning("ranked-2--reviews", 700, { currency: "EUR" }),
    earning("body-1--home", 300),
    earning("a-mailing", 99),
  ];
  const rows = sumClicks(clicks, "placement", earnings);

  it("join the clicks of their placement, each currency by itself", () => {
    expect(rows).toContainEqual({ key: "closing", clicks: 2, earned: { USD: 1501 } });
    expect(rows).toContainEqual({ key: "ranked-2", clicks: 1, earned: { EUR: 700 } });
    expect(rows).toContainEqual({ key: "body-1", clicks: 0, earned: { USD: 300 } });
    expect(rows).toContainEqual({ key: elsewhere, clicks: 0, earned: { USD: 99 } });
  });

  it("add up to the network's total", () => {
    expect(getTotal(rows)).toMatchObject({ clicks: 4, earned: { USD: 1000 + 501 + 300 + 99, EUR: 700 } });
  });

  it("are divided by clicks, where clicks are known", () => {
    const { head, rows: lines } = buildTable(rows, "placement");
    expect(head).toEqual([
      "Placement",
      "Clicks",
      "Earned, USD",
      "For each click, USD",
      "Earned, EUR",
      "For each click, EUR",
    ]);
    const cells = lines.map((line) => line.cells);
    expect(cells).toContainEqual(["closing", "2", "$15.01", "$7.51", "–", "–"]);
    expect(cells).toContainEqual(["body-1", "0", "$3.00", "–", "–", "–"]);
  });
});

describe("the report", () => {
  const table = buildTable(sumClicks(clicks, "placement"), "placement");

  it("has a bar for each row, by its clicks", () => {
    const [head, first, second, third, total] = renderText(table).split("\n");
    expect(head).toBe("Placement  Clicks");
    expect(first).toBe(`closing         2  ${"█".repeat(30)}`);
    expect(second).toBe(`head            1  ${"█".repeat(15)}`);
    expect(third).toMatch(/^ranked-2/);
    expect(total).toBe("all             4");
  });

  it("says nothing wrong of no clicks", () => {
    expect(renderText(buildTable(sumClicks([], "page"), "page")).split("\n")).toEqual(["Page  Clicks", "all        0"]);
  });
});
