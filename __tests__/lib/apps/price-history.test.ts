import { getChanges, priceHistory, priceLine } from "@/lib/apps/changes";
import { appSchema } from "@/lib/content/schemas/app-schema";
import { planFields, productFields } from "../../helpers/product-files";

const history = [
  { price: 5.99, until: "2024-03-01" },
  { price: 6.99, until: "2025-01-10" },
];
const source = "https://news.example/";
const product = (changes: object[]) =>
  appSchema.parse({ ...productFields, plans: [{ ...planFields, history }], changes });

it("the prices of a plan follow each other without a gap, today's last", () => {
  const [plan] = product([]).plans;
  expect(plan && priceHistory(plan)).toEqual([
    { price: 599, from: undefined, until: "2024-03-01" },
    { price: 699, from: "2024-03-01", until: "2025-01-10" },
    { price: 799, from: "2025-01-10", until: undefined },
  ]);
});

describe("what has changed", () => {
  it("is told newest first, each step of a price with it", () => {
    const policy = { date: "2024-09-09", what: "Chats are kept for 30 days.", source };
    expect(getChanges(product([policy]))).toEqual([
      {
        id: "2025-01-10.monthly",
        date: "2025-01-10",
        what: "Monthly went from $6.99 to $7.99.",
        source: planFields.source,
        move: { isUp: true, by: "$1.00 a month" },
      },
      { id: "2024-09-09", ...policy },
      {
        id: "2024-03-01.monthly",
        date: "2024-03-01",
        what: "Monthly went from $5.99 to $6.99.",
        source: planFields.source,
        move: { isUp: true, by: "$1.00 a month" },
      },
    ]);
  });

  it("tells a step once, in the words of the file where it has some", () => {
    const told = { date: "2025-01-10", what: "Monthly costs a dollar more.", source, plan: "monthly" };
    expect(getChanges(product([told])).map(({ what, move }) => [what, move?.by])).toEqual([
      ["Monthly costs a dollar more.", "$1.00 a month"],
      ["Monthly went from $5.99 to $6.99.", "$1.00 a month"],
    ]);
  });

  it("says which way a price went, and nothing of one that stayed", () => {
    const prices = [
      { price: 9.99, until: "2024-03-01" },
      { price: 7.99, until: "2025-01-10" },
    ];
    const plans = [{ ...planFields, history: prices }];
    expect(getChanges(appSchema.parse({ ...productFields, plans })).map(({ move }) => move)).toEqual([
      undefined,
      { isUp: false, by: "$2.00 a month" },
    ]);
  });
});

describe("the id of a change", () => {
  const idsOf = (changes: object[]) => getChanges(product(changes)).map(({ id }) => id);
  const policy = { date: "2024-09-09", what: "Chats are kept for 30 days.", source };

  it("stays when it is put into other words, and when a step of a price is put into words", () => {
    const before = idsOf([policy]);
    const told = { date: "2025-01-10", what: "Monthly costs a dollar more.", source, plan: "monthly" };
    expect(idsOf([{ ...policy, what: "Chats go after 30 days." }, told])).toEqual(before);
  });

  it("differs for two of one day, and stays when one is added after them", () => {
    const second = { ...policy, what: "Voices are kept too." };
    expect(idsOf([policy, second]).slice(1, 3)).toEqual(["2024-09-09", "2024-09-09.2"]);
    const third = { ...policy, what: "Pictures are kept too." };
    expect(idsOf([policy, second, third]).slice(1, 4)).toEqual(["2024-09-09", "2024-09-09.2", "2024-09-09.3"]);
  });
});

describe("the line of a plan's prices", () => {
  const plan = (changes: object) => appSchema.parse({ ...productFields, plans: [{ ...planFields, ...changes }] });
  const lineOf = (changes: object) => plan(changes).plans.map((one) => priceLine("Orrin", one))[0];

  it("has a step for each price, says when it held, and what happened last", () => {
    const line = lineOf({ history });
    expect(line).toMatchObject({
      title: "Orrin: Monthly",
      unit: "Price a month",
      summary: "Went from $6.99 to $7.99, 14% more, on January 10, 2025.",
      steps: [
        { price: "$5.99", when: "Before March 1, 2024", start: 0 },
        { price: "$6.99", when: "From March 1, 2024" },
        { price: "$7.99", when: "Since January 10, 2025", height: 1 },
      ],
    });
    // From zero, so that a step is as high as its price.
    expect(line?.steps[0]?.height).toBeCloseTo(5.99 / 7.99);
    expect(lineOf({ history, currency: "CAD" })?.steps[0]?.price).toBe("CA$5.99");
  });

  it("goes forward in time inside its width, with room on both sides", () => {
    const starts = lineOf({ history })?.steps.map(({ start }) => start) ?? [];
    expect(starts).toEqual([0, expect.closeTo(1 / 6), expect.closeTo(5 / 6)]);
    const [, only] = lineOf({ history: history.slice(-1) })?.steps ?? [];
    expect(only?.start).toBe(0.5);
  });

  it("says what was less, and no percentage of what was free", () => {
    expect(lineOf({ history: [{ price: 9.99, until: "2025-01-10" }] })?.summary).toContain("$7.99, 20% less, on");
    expect(lineOf({ history: [{ price: 15.98, until: "2025-01-10" }] })?.summary).toContain("$7.99, 50% less, on");
    expect(lineOf({ history: [{ price: 0, until: "2025-01-10" }] })?.summary).toBe(
      "Went from $0.00 to $7.99 on January 10, 2025.",
    );
  });

  it("is not there for a plan that has had one price", () => expect(lineOf({})).toBeUndefined());

  it("has the newest prices of many", () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      price: index,
      until: `2024-01-${String(index + 1).padStart(2, "0")}`,
    }));
    const steps = lineOf({ history: many })?.steps ?? [];
    expect(steps.map(({ price }) => price)).toEqual([
      ...Array.from({ length: 11 }, (_, i) => `$${19 + i}.00`),
      "$7.99",
    ]);
    expect(steps[0]?.when).toBe("Before January 20, 2024");
  });
});
