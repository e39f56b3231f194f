import fc from "fast-check";
import { describePrice, describePriceRange } from "@/lib/apps/prices";
import { costFor, discountAgainst, monthlyCost } from "@/lib/content/apps/plan-costs";
import { type Plan, planSchema } from "@/lib/content/schemas/app-schema";
import { formatMoney, toCents } from "@/lib/util/number";
import { planFields } from "../../../helpers/product-files";

const plan = (price: number, every: string, more: object = {}): Plan =>
  planSchema.parse({ ...planFields, id: "p", price, every, ...more });

const basic = plan(12.99, "1 month");
const season = plan(29.97, "3 months");
const year = plan(49.8, "1 year");

describe("what a plan costs", () => {
  it.each([
    [basic, 1299, 1299, 15588],
    [season, 999, 2997, 11988],
    [year, 415, 4980, 4980],
    [plan(2.5, "1 week"), 1083, 1250, 13000],
    [plan(99, "2 years"), 413, 9900, 9900],
    [plan(99, "once"), undefined, 9900, 9900],
    [plan(9.99, "100 credits"), undefined, undefined, undefined],
    [plan(0, "1 month"), 0, 0, 0],
  ])("%# by the month, for one month and for twelve", (one, month, first, twelve) => {
    expect([monthlyCost(one), costFor(one, 1), costFor(one, 12)]).toEqual([month, first, twelve]);
  });

  it("is a whole number of cents and never less than its share, whatever the price and the period", () => {
    const any = fc.record({
      cents: fc.integer({ min: 0, max: 1_000_000 }),
      count: fc.integer({ min: 1, max: 24 }),
      unit: fc.constantFrom("week", "month", "year"),
      months: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(any, ({ cents, count, unit, months }) => {
        const one = plan(cents / 100, `${count} ${unit}s`);
        const cost = costFor(one, months) ?? Number.NaN;
        expect(Number.isInteger(cost) && cost % Math.max(1, toCents(one.price)) === 0).toBe(true);
        // A share of a cent may be lost to rounding, once for each month.
        expect(cost).toBeGreaterThanOrEqual(((monthlyCost(one) ?? 0) - 0.5) * months - 1e-6);
      }),
    );
  });
});

describe("a discount", () => {
  it("is what a month costs less than with another plan", () => {
    expect([discountAgainst(season, basic), discountAgainst(year, basic)]).toEqual([23, 68]);
  });

  it("is none where a month costs no less, nothing is paid, or the two cannot be compared", () => {
    expect(discountAgainst(basic, season)).toBeUndefined();
    expect(discountAgainst(basic, plan(0, "1 month"))).toBeUndefined();
    expect(discountAgainst(plan(1, "1 month", { currency: "EUR" }), basic)).toBeUndefined();
    expect(discountAgainst(plan(1, "once"), basic)).toBeUndefined();
  });
});

describe("prices in words", () => {
  it.each([
    [basic, "$12.99 a month"],
    [season, "$29.97 every 3 months"],
    [plan(99, "once"), "$99.00 once"],
    [plan(9.99, "100 credits"), "$9.99 for 100 credits"],
    [plan(1, "1 credit"), "$1.00 for 1 credit"],
    [plan(0, "1 month"), "Free"],
    [plan(1299.5, "1 year", { currency: "EUR" }), "€1,299.50 a year"],
  ])("%# say what one payment buys", (one, text) => {
    expect(describePrice(one)).toBe(text);
  });

  it.each([
    [
      [plan(14.99, "1 month"), plan(199.99, "1 year"), plan(7.99, "1 month")],
      "$7.99 to $14.99 a month, or $199.99 a year",
    ],
    [[plan(0, "1 month"), plan(5, "1 month"), plan(24.95, "1 month")], "Free, then $5.00 to $24.95 a month"],
    [
      [plan(5, "100 credits"), plan(30, "once"), plan(2, "1 week")],
      "$2.00 a week, or $30.00 once, or $5.00 for 100 credits",
    ],
    [[plan(0, "1 month")], "Free"],
    [[], undefined],
  ])("%# give the range of all plans", (plans, text) => {
    expect(describePriceRange(plans)).toBe(text);
  });

  it("round the parts of a cent", () => {
    expect([formatMoney(1666.58, "USD"), formatMoney(0, "USD"), toCents(8.29)]).toEqual(["$16.67", "$0.00", 829]);
  });
});
