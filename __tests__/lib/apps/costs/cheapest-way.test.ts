import fc from "fast-check";
import { cheapestWay, datePayments, describeWay } from "@/lib/apps/costs/cheapest-way";
import { costFor } from "@/lib/content/apps/plan-costs";
import { type Plan, planSchema } from "@/lib/content/schemas/app-schema";
import { toCents } from "@/lib/util/number";
import { planFields } from "../../../helpers/product-files";

const plan = (name: string, price: number, every: string, more: object = {}): Plan =>
  planSchema.parse({ ...planFields, id: name.toLowerCase(), name, price, every, ...more });
const monthly = plan("Monthly", 9.5, "1 month");
const quarterly = plan("Quarterly", 25.5, "3 months");
const yearly = plan("Yearly", 84, "1 year");
const plans = [monthly, quarterly, yearly, plan("Bought", 260, "once")];
const wayOf = (some: readonly Plan[], months: number) => {
  const way = cheapestWay(some, months);
  return way && [describeWay(way, some), way.cents];
};

it.each([
  [1, "Monthly", 950],
  [3, "Quarterly", 2550],
  [4, "1 quarter, then 1 month", 3500],
  [7, "2 quarters, then 1 month", 6050],
  [12, "Yearly", 8400],
  [13, "1 year, then 1 month", 9350],
  [32, "2 years, then 2 quarters, then 2 months", 23800],
  [60, "Bought", 26000],
])("for %d months takes %s", (months, words, cents) => {
  expect(wayOf(plans, months)).toEqual([words, cents]);
});

it("takes one plan before several of the same sum, and the first in the file of two alike", () => {
  const even = [plan("Season", 30, "3 months"), plan("Month", 10, "1 month"), plan("Other", 10, "1 month")];
  expect(wayOf(even, 3)).toEqual(["Season", 3000]);
  expect(wayOf(even, 4)).toEqual(["Month", 4000]);
  expect(wayOf(even.toReversed(), 4)).toEqual(["Other", 4000]);
});

it("takes the fewest payments of the same sum", () => {
  const even = [plan("Month", 10, "1 month"), plan("Season", 30, "3 months"), plan("Year", 100, "1 year")];
  expect(wayOf(even, 15)).toEqual(["1 year, then 1 quarter", 13000]);
});

it("names the plan where two have the same period", () => {
  const tiers = [monthly, plan("Better", 12, "1 month"), yearly, plan("Week", 7, "2 weeks")];
  expect(wayOf(tiers, 13)).toEqual(["1 year, then 1 month of Monthly", 9350]);
});

it("leaves free plans and credits out, and says nothing where no plan is left", () => {
  expect(wayOf([plan("Free", 0, "1 month"), monthly], 2)).toEqual(["Monthly", 1900]);
  expect(wayOf([plan("Pack", 1, "100 credits"), plan("Free", 0, "1 month")], 1)).toBeUndefined();
  expect(wayOf([], 1)).toBeUndefined();
});

it("is paid by one plan after another, and charged again where a plan renews", () => {
  const way = cheapestWay([monthly, quarterly], 7);
  expect(way && datePayments(way, "2025-01-31")).toMatchObject([
    { payments: 2, paidOn: ["2025-01-31", "2025-04-30"], renewsOn: "2025-07-31" },
    { payments: 1, paidOn: ["2025-07-31"], renewsOn: "2025-08-31" },
  ]);
  const trial = cheapestWay([plan("Trial", 1, "1 week", { renews: false }), plan("Month", 3, "1 month")], 2);
  expect(trial && datePayments(trial, "2025-07-01").map(({ paidOn, renewsOn }) => [paidOn, renewsOn])).toEqual([
    [["2025-07-01", "2025-08-01"], "2025-09-01"],
  ]);
});

const anyPlan = fc
  .tuple(
    fc.integer({ min: 1, max: 9_999 }),
    fc.constantFrom("1 week", "2 weeks", "1 month", "2 months", "3 months", "6 months", "1 year", "once"),
  )
  .map(([cents, every]) => plan("Any", cents / 100, every));
const anyPlans = fc.array(anyPlan, { minLength: 1, maxLength: 4 });

it("costs what trying every number of payments of every plan finds at least", () => {
  fc.assert(
    fc.property(anyPlans, fc.integer({ min: 1, max: 8 }), (some, months) => {
      expect(cheapestWay(some, months)?.cents).toBe(tryAll(some, months * 13));
    }),
    { numRuns: 300 },
  );
});

it("covers the months, adds up, costs no more than one plan, and no less for more months", () => {
  fc.assert(
    fc.property(anyPlans, fc.integer({ min: 1, max: 59 }), (some, months) => {
      const way = cheapestWay(some, months);
      const stretches = way?.stretches ?? [];
      const sum = stretches.reduce((cents, { plan: one, payments }) => cents + toCents(one.price) * payments, 0);
      expect(way?.cents).toBe(sum);
      const length = stretches.reduce((all, { plan: one, payments }) => all + lengthOf(one) * payments, 0);
      expect(length).toBeGreaterThanOrEqual(months * 13);
      for (const one of some) expect(sum).toBeLessThanOrEqual(costFor(one, months) ?? 0);
      expect(cheapestWay(some, months + 1)?.cents).toBeGreaterThanOrEqual(sum);
    }),
  );
});

/** The length of a plan in thirteenths of a month, written out anew: a year has 12 months and 52 weeks. */
function lengthOf({ every }: Plan): number {
  if (every.kind !== "time") return Number.POSITIVE_INFINITY;
  return every.count * { week: 3, month: 13, year: 156 }[every.unit];
}

/** The least that any numbers of payments of these plans cost that last so long, by trying them all. */
function tryAll(some: readonly Plan[], length: number): number {
  const [first, ...others] = some;
  if (length <= 0) return 0;
  if (!first) return Number.POSITIVE_INFINITY;
  const most = Math.ceil(length / Math.min(length, lengthOf(first)));
  const sums = Array.from({ length: most + 1 }, (_, payments) => {
    return (
      toCents(first.price) * payments + tryAll(others, payments === 0 ? length : length - lengthOf(first) * payments)
    );
  });
  return Math.min(...sums);
}
