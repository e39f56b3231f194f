import fc from "fast-check";
import { cheapestOfAll, costPlans } from "@/lib/apps/costs/cost-plans";
import { costTable } from "@/lib/apps/costs/cost-table";
import { addPeriods, type BillingPeriod, parseBillingPeriod } from "@/lib/content/apps/billing-period";

const plan = (id: string, price: number, every = "1 month", changes: object = {}) => ({
  id,
  name: id,
  price,
  currency: "USD" as const,
  every: parseBillingPeriod(every) as BillingPeriod,
  renews: true,
  source: "https://prices.example/",
  checkedOn: "2025-06-04",
  history: [],
  ...changes,
});

it.each([
  ["2025-01-31", "1 month", 1, "2025-02-28"],
  ["2025-01-31", "1 month", 2, "2025-03-31"],
  ["2024-01-31", "1 month", 1, "2024-02-29"],
  ["2024-02-29", "1 year", 1, "2025-02-28"],
  ["2025-11-30", "3 months", 1, "2026-02-28"],
  ["2025-12-25", "2 weeks", 1, "2026-01-08"],
  ["2025-07-01", "1 month", 0, "2025-07-01"],
])("the day so many periods later from %s, %s, times %d, is %s", (from, every, times, day) =>
  expect(addPeriods(from, parseBillingPeriod(every) as never, times)).toBe(day),
);

describe("what plans cost for some months", () => {
  const plans = [
    plan("monthly", 7.99),
    plan("yearly", 59.99, "1 year"),
    plan("free", 0),
    plan("packs", 5, "100 credits"),
  ];

  it("is the sum of the payments that have begun, cheapest first, and what the cheapest saves", () => {
    const { costs, credits } = costPlans(plans, 7, "2025-07-01");
    expect(costs.map(({ plan: { id }, cents, overpaid, isCheapest }) => [id, cents, overpaid, isCheapest])).toEqual([
      ["free", 0, 0, false],
      ["monthly", 5593, 0, true],
      ["yearly", 5999, 406, false],
    ]);
    expect(credits.map(({ id }) => id)).toEqual(["packs"]);
  });

  it("is paid on days, and charged again after them unless it does not renew", () => {
    const [monthly, yearly] = costPlans(plans.slice(0, 2), 3, "2025-01-31").costs;
    expect(monthly).toMatchObject({ paidOn: ["2025-01-31", "2025-02-28", "2025-03-31"], renewsOn: "2025-04-30" });
    expect(yearly).toMatchObject({ paidOn: ["2025-01-31"], renewsOn: "2026-01-31" });
    const once = costPlans([plan("once", 99, "once"), plan("trial", 3, "1 week", { renews: false })], 1, "2025-07-01");
    expect(once.costs.map(({ paidOn, renewsOn }) => [paidOn.length, renewsOn])).toEqual([
      [5, undefined],
      [1, undefined],
    ]);
  });

  it("is least for plans in a row where these cost less than any one of them, and then no plan is the cheapest", () => {
    const { costs, way } = costPlans([plan("month", 9.5), plan("season", 25.5, "3 months")], 7, "2025-07-01");
    expect([way?.cents, way?.stretches.length]).toEqual([6050, 2]);
    expect(costs.map(({ cents, overpaid, isCheapest }) => [cents, overpaid, isCheapest])).toEqual([
      [6650, 600, false],
      [7650, 1600, false],
    ]);
  });

  it("is cheapest of all apps in one currency, where there is a choice", () => {
    const cost = (name: string, ...some: ReturnType<typeof plan>[]) => ({
      app: name,
      ...costPlans(some, 2, "2025-07-01"),
    });
    const dollars = cost("A", plan("a", 9), plan("more", 10));
    const best = cheapestOfAll([dollars, cost("B", plan("b", 8)), cost("None")]);
    expect([best?.app, best?.way.cents]).toEqual(["B", 1600]);
    expect(cheapestOfAll([dollars])?.app).toBe("A");
    expect(cheapestOfAll([cost("B", plan("b", 8)), cost("None")])).toBeUndefined();
    expect(cheapestOfAll([dollars, cost("Euro", plan("e", 1, "1 month", { currency: "EUR" }))])).toBeUndefined();
  });

  it("adds up, for any plans: whole cents, one payment on each day, nothing cheaper than the cheapest", () => {
    const anyPlan = fc
      .tuple(
        fc.integer({ min: 0, max: 99_999 }),
        fc.constantFrom("1 week", "1 month", "3 months", "1 year", "once", "50 credits"),
      )
      .map(([cents, every]) => plan("any", cents / 100, every));
    fc.assert(
      fc.property(fc.array(anyPlan, { maxLength: 8 }), fc.integer({ min: 1, max: 60 }), (some, months) => {
        const { costs, way, credits } = costPlans(some, months, "2025-01-31");
        expect(costs.length + credits.length).toBe(some.length);
        for (const { plan: one, cents, paidOn, overpaid, isCheapest } of costs) {
          expect(cents).toBe(Math.round(one.price * 100) * paidOn.length);
          expect(new Set(paidOn).size).toBe(paidOn.length);
          const rivals = costs.filter((other) => other.cents > 0);
          const least = way?.cents ?? 0;
          expect(Math.min(...rivals.map((other) => other.cents))).toBeGreaterThanOrEqual(least);
          expect(overpaid).toBe(cents > 0 ? cents - least : 0);
          expect(isCheapest).toBe(rivals.length > 1 && cents === least);
        }
      }),
    );
  });
});

describe("the table of fixed terms", () => {
  const app = (name: string, plans: ReturnType<typeof plan>[], sample = false) => ({
    slug: name.toLowerCase(),
    name,
    plans,
    sample,
  });
  const options = { staleAfter: 180, day: "2025-07-01" };

  it("names the cheapest plan of each app, and marks the lowest sum of each row", () => {
    const table = costTable(
      [
        app("Lark", [plan("Monthly", 7.99), plan("Yearly", 59.99, "1 year")]),
        app("Merle", [plan("Season", 20, "3 months")]),
      ],
      { ...options, months: 7 },
    );
    expect(table.title).toBe("What Lark and Merle cost over time");
    expect(table.terms.map(({ label }) => label)).toEqual([
      ...["1 month", "3 months", "6 months", "7 months", "12 months", "24 months"],
    ]);
    expect(table.terms[3]?.cells).toEqual([
      { text: "$55.93", plan: "Monthly", isCheapest: true },
      { text: "$60.00", plan: "Season", isCheapest: false },
    ]);
    expect(table.terms[4]?.cells).toEqual([
      { text: "$59.99", plan: "Yearly", isCheapest: true },
      { text: "$80.00", plan: "Season", isCheapest: false },
    ]);
  });

  it("has a row for the longest term that can be asked for, and for none beyond", () => {
    const last = (months: number) => costTable([app("Lark", [])], { ...options, months }).terms.at(-1)?.label;
    expect([last(60), last(61)]).toEqual(["60 months", "24 months"]);
  });

  it("says where nothing can be counted, and marks nothing among currencies", () => {
    const apps = [
      app("None", []),
      app("Free", [plan("f", 0)]),
      app("Packs", [plan("p", 5, "100 credits")]),
      app("Euro", [plan("e", 5, "1 month", { currency: "EUR" })], true),
      app("Dollar", [plan("d", 50)]),
    ];
    const { terms, notes, hasSamples } = costTable(apps, options);
    expect(terms[0]?.cells.map(({ text, isCheapest }) => [text, isCheapest])).toEqual([
      ["not known", false],
      ["Free", false],
      ["sold as credits only", false],
      ["€5.00", false],
      ["$50.00", false],
    ]);
    expect(notes[0]).toBe("No prices are known for None.");
    expect(hasSamples).toBe(true);
  });

  it("says how old prices are", () => {
    const { notes } = costTable([app("Lark", [plan("m", 5)])], { staleAfter: 10, day: "2025-07-01" });
    expect(notes).toEqual(["Prices of Lark checked June 4, 2025, more than 10 days ago."]);
  });
});
