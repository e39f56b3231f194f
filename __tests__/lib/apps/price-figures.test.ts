import { describeMonth, describeYear, priceFigures } from "@/lib/apps/prices";
import { type Plan, planSchema } from "@/lib/content/schemas/app-schema";
import { planFields } from "../../helpers/product-files";

const plan = (changes: Record<string, unknown> = {}): Plan => planSchema.parse({ ...planFields, ...changes });
const yearly = plan({ id: "yearly", price: 89.99, every: "1 year", checkedOn: "2025-06-10" });
const day = "2025-07-01";

describe("priceFigures", () => {
  it("gives the cheapest month and the cheapest year, and the earlier day of the two", () => {
    expect(priceFigures({ plans: [plan(), yearly] }, 180, day)).toEqual({
      figures: [
        { label: "1 month from", text: "$7.99" },
        { label: "12 months from", text: "$89.99" },
      ],
      checkedOn: "2025-06-10",
    });
  });

  it("says that an app can be begun for nothing", () => {
    const free = plan({ id: "free", price: 0, checkedOn: "2025-06-01" });
    const { figures, checkedOn } = priceFigures({ plans: [free, plan()] }, 180, day);
    expect(figures.map(({ text }) => text)).toEqual(["Free", "$7.99", "$95.88"]);
    expect(checkedOn).toBe("2025-06-01");
  });

  it("has no month and no year of what is bought once", () => {
    const license = plan({ id: "license", price: 89, every: "once" });
    expect(priceFigures({ plans: [license] }, 180, day).figures).toEqual([{ label: "Price", text: "$89.00 once" }]);
  });

  it("says how old a price is from the day on which it no longer counts as fresh", () => {
    expect(priceFigures({ plans: [plan()] }, 10, "2025-06-30").olderThan).toBeUndefined();
    expect(priceFigures({ plans: [plan()] }, 10, "2025-07-01").olderThan).toBe(10);
  });

  it("prefers the text of the review, which has no day", () => {
    expect(priceFigures({ price: "$5 to $9 a month", plans: [plan()] }, 180, day)).toEqual({
      figures: [{ label: "Price", text: "$5 to $9 a month" }],
    });
  });

  it("puts into words what cannot be compared: credits and free apps", () => {
    const textOf = (...plans: Plan[]) => priceFigures({ plans }, 180, day).figures.map(({ text }) => text);
    expect(textOf(plan({ price: 5, every: "100 credits" }))).toEqual(["$5.00 for 100 credits"]);
    expect(textOf(plan({ price: 0 }))).toEqual(["Free"]);
  });

  it("has no figure where no price is known", () => {
    expect(priceFigures({ plans: [] }, 180, day)).toEqual({ figures: [] });
  });
});

it("describeMonth says what a month costs, or that it is bought once", () => {
  expect(describeMonth([plan(), yearly])).toBe("$7.99");
  expect(describeMonth([plan({ id: "free", price: 0 }), plan()])).toBe("$7.99 or free");
  expect(describeMonth([plan({ id: "license", price: 89, every: "once" })])).toBe("once");
});

it("describeYear says whether an app is also to be had for nothing, or is bought once", () => {
  expect(describeYear([plan(), yearly])).toMatch(/^\$\d+\.\d\d a year$/);
  expect(describeYear([plan({ id: "free", price: 0 }), plan()])).toBe("$95.88 a year or free");
  expect(describeYear([plan({ id: "license", price: 89, every: "once" })])).toBe("$89.00 once");
  expect(describeYear([])).toBeUndefined();
});
