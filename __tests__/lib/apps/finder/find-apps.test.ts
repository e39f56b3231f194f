import fc from "fast-check";
import { getConditions } from "@/lib/apps/finder/conditions";
import { type FindCriteria, noCriteria } from "@/lib/apps/finder/criteria";
import {
  type AppToFind,
  describeFound,
  describeUnread,
  describeWeights,
  findApps,
  getWeights,
} from "@/lib/apps/finder/find-apps";
import { appSchema } from "@/lib/content/schemas/app-schema";
import type { FactSheet } from "@/lib/content/schemas/fact-sheet-schema";
import { addPoints } from "@/lib/content/scoring/score";

const day = "2025-07-01";
const question = (id: string, label: string, better?: "yes" | "no", kind: "yes-no" | "number" = "yes-no") => ({
  id,
  label,
  question: `${label}?`,
  why: "It matters.",
  kind,
  ...(better ? { better } : {}),
});
const sheet: Pick<FactSheet, "groups" | "kinds" | "staleAfter"> = {
  kinds: [
    { id: "companion", label: "Companion" },
    { id: "theater", label: "Theater" },
  ],
  staleAfter: { facts: 30, plans: 30 },
  groups: [
    {
      id: "privacy",
      title: "Privacy",
      facts: [
        question("leave", "Leave alone", "yes"),
        question("ads", "Sells data", "no"),
        question("voice", "Voice calls"),
        question("days", "Days kept", undefined, "number"),
      ],
    },
  ],
};
const method = {
  criteria: [
    { id: "talk", icon: "chat" as const, title: "Talk", description: "d", score: 10, extraDetail: false },
    { id: "price", icon: "scale" as const, title: "Price", description: "d", score: 10, extraDetail: false },
  ],
};
const context = { sheet, method, day };

const source = "https://prices.example/";
const plan = (price: number, changes: object = {}) => ({
  ...{
    id: `p${price * 100}`,
    name: `Plan ${price}`,
    price,
    every: "1 month",
    source,
    checkedOn: "2025-06-20",
    ...changes,
  },
});
const app = (
  name: string,
  fields: object = {},
  scores?: { talk: number; price: number },
  rank?: number,
): AppToFind => ({
  slug: name.toLowerCase(),
  name,
  rank,
  judged: appSchema.parse({ name, ...fields }),
  points: scores && addPoints(scores, method.criteria),
});
const answer = (value: string | number, checkedOn = "2025-06-20") => ({ answer: value, source, checkedOn });

const lark = app(
  "Lark",
  {
    plans: [plan(8), plan(60, { every: "1 year" })],
    platforms: ["web"],
    kind: ["companion"],
    adult: "yes",
    facts: { leave: answer("yes"), ads: answer("no"), voice: answer("partly") },
  },
  { talk: 9, price: 5 },
  1,
);
const merle = app(
  "Merle",
  {
    plans: [plan(0), plan(4)],
    platforms: ["web", "ios"],
    kind: ["theater"],
    adult: "optional",
    facts: { leave: answer("no"), ads: answer("no", "2025-01-01"), voice: answer("yes") },
  },
  { talk: 6, price: 7.5 },
  2,
);
const ibis = app("Ibis", {});
const apps = [ibis, merle, lark];

const find = (criteria: Partial<FindCriteria>, among: readonly AppToFind[] = apps) => {
  const { fitting, notKnown, failing } = findApps(among, { ...noCriteria, ...criteria }, context);
  const names = (found: typeof fitting) => found.map((one) => one.app.name).join();
  return {
    fitting: names(fitting),
    notKnown: names(notKnown),
    failing: names(failing),
    all: [...fitting, ...notKnown, ...failing],
  };
};
const texts = (criteria: Partial<FindCriteria>, name: string) =>
  find(criteria)
    .all.find((one) => one.app.name === name)
    ?.judgements.map(({ outcome, text }) => `${outcome}: ${text}`);

describe("apps that are found", () => {
  it("are in the order of their price where that is asked for, the free first and those without a known one in dollars last", () => {
    const free = app("Free", { plans: [plan(0)] });
    const euro = app("Euro", { plans: [plan(1, { currency: "EUR" })] });
    const long = app("Long", { plans: [plan(20, { every: "1 year" })] });
    // Dearer than one month of Lark, cheaper than two.
    const quarter = app("Quarter", { plans: [plan(9, { every: "3 months" })] });
    const among = [euro, quarter, lark, free, long, merle];
    expect(find({ order: "month" }, among).fitting).toBe("Free,Merle,Lark,Quarter,Long,Euro");
    expect(find({ order: "year" }, among).fitting).toBe("Free,Long,Quarter,Merle,Lark,Euro");
  });

  it("meet a price by their cheapest paid plan, for one month and for twelve, or by a free one, which says what the others cost", () => {
    expect(find({ month: 500 })).toMatchObject({ fitting: "Merle", notKnown: "Ibis", failing: "Lark" });
    expect(texts({ month: 500 }, "Lark")).toEqual(["failed: costs $8.00 for one month (Plan 8)"]);
    expect(texts({ year: 6000 }, "Lark")).toEqual(["met: $60.00 for a year (Plan 60)"]);
    expect(find({ month: 400 }).fitting).toBe("Merle");
    expect(texts({ month: 400 }, "Merle")).toEqual(["met: $4.00 for one month (Plan 4)"]);
    expect(find({ month: 399 }).fitting).toBe("Merle");
    expect(texts({ month: 399 }, "Merle")).toEqual(["met: Free plan: Plan 0; paid, $4.00 for one month (Plan 4)"]);
  });

  it("never have prices of two currencies compared", () => {
    const euro = app("Euro", { plans: [plan(1, { currency: "EUR" })] });
    const credits = app("Credits", { plans: [plan(1, { every: "100 credits" })] });
    const onlyFree = app("Free", { plans: [plan(0)] });
    expect(find({ month: 500 }, [euro, credits, onlyFree])).toMatchObject({
      fitting: "Free",
      notKnown: "Credits,Euro",
      failing: "",
    });
  });

  it("have a free plan, where one is asked for", () => {
    expect(find({ free: true })).toMatchObject({ fitting: "Merle", notKnown: "Ibis", failing: "Lark" });
  });

  it("run on every platform that is asked for, and are of one of the kinds", () => {
    expect(find({ platforms: ["web", "ios"] })).toMatchObject({ fitting: "Merle", notKnown: "Ibis", failing: "Lark" });
    expect(find({ kinds: ["companion", "theater"] })).toMatchObject({ fitting: "Lark,Merle", notKnown: "Ibis" });
    expect(texts({ kinds: ["companion"] }, "Merle")).toEqual(["failed: its type is theater"]);
  });

  it("are right for both where content for adults is optional", () => {
    expect(find({ adult: "yes" })).toMatchObject({ fitting: "Lark,Merle", notKnown: "Ibis" });
    expect(find({ adult: "no" })).toMatchObject({ fitting: "Merle", notKnown: "Ibis", failing: "Lark" });
  });

  it("give the better answer, yes where none is better, and not only partly", () => {
    expect(find({ facts: ["leave"] })).toMatchObject({ fitting: "Lark", notKnown: "Ibis", failing: "Merle" });
    expect(find({ facts: ["ads"] })).toMatchObject({ fitting: "Lark,Merle", notKnown: "Ibis" });
    expect(find({ facts: ["voice"] })).toMatchObject({ fitting: "Merle", failing: "Lark" });
    expect(texts({ facts: ["voice"] }, "Lark")).toEqual(["failed: voice calls: partly"]);
  });

  it("say of an old answer and an old price how old they are", () => {
    const old = find({ facts: ["ads"] }).all.find((one) => one.app.name === "Merle");
    expect(old?.judgements[0]).toMatchObject({ outcome: "met", olderThan: 30 });
    const stale = app("Stale", { plans: [plan(1, { checkedOn: "2025-01-01" })] });
    expect(find({ month: 500 }, [stale]).all[0]?.judgements[0]).toMatchObject({ outcome: "met", olderThan: 30 });
  });

  it("are listed as not known only where nothing that is known rules them out", () => {
    const half = app("Half", { plans: [plan(50)] });
    expect(find({ month: 500, facts: ["leave"] }, [half, ibis])).toMatchObject({ notKnown: "Ibis", failing: "Half" });
    expect(texts({ month: 500, facts: ["leave"] }, "Ibis")).toEqual([
      ...["unknown: what it costs for one month", "unknown: leave alone"],
    ]);
  });
});

describe("the order", () => {
  it("is that of the method, until the reader's weights change it", () => {
    expect(find({}).fitting).toBe("Lark,Merle,Ibis");
    expect(find({ weights: [["talk", 0]] }).fitting).toBe("Merle,Lark,Ibis");
    expect(find({ weights: [["price", 0]] }).fitting).toBe("Lark,Merle,Ibis");
  });

  it("is the published one where apps have the same points, or nothing counts", () => {
    const one = app("One", {}, { talk: 5, price: 5 }, 2);
    const two = app("Two", {}, { talk: 5, price: 5 }, 1);
    expect(find({}, [one, two]).fitting).toBe("Two,One");
    const none: [string, number][] = [
      ["talk", 0],
      ["price", 0],
    ];
    expect(find({ weights: none }).fitting).toBe("Lark,Merle,Ibis");
  });

  it("is the same for any order of the apps, and no app is lost or listed twice", () => {
    const someWeights = fc.tuple(fc.nat(10), fc.nat(10)).map(([talk, price]): [string, number][] => [
      ["talk", talk],
      ["price", price],
    ]);
    const some = fc.record({
      month: fc.constantFrom(undefined, 100, 500, 900),
      facts: fc.subarray(["leave", "ads", "voice", "ghost"]),
      weights: someWeights,
      platforms: fc.subarray(["web", "ios", "ghost"]),
      free: fc.boolean(),
    });
    fc.assert(
      fc.property(some, fc.shuffledSubarray(apps, { minLength: 3 }), (criteria, shuffled) => {
        const { all, ...found } = find(criteria as Partial<FindCriteria>, shuffled);
        const { all: _, ...unshuffled } = find(criteria as Partial<FindCriteria>);
        expect(found).toEqual(unshuffled);
        expect(all.map((one) => one.app.slug).sort()).toEqual(["ibis", "lark", "merle"]);
      }),
    );
  });
});

describe("what is said", () => {
  it("names weights that differ from the method's", () => {
    const changed = getWeights(
      {
        weights: [
          ["talk", 3],
          ["price", 10],
          ["ghost", 1],
        ],
      },
      method,
    );
    expect(describeWeights(changed.weights)).toBe("Your weights: Talk counts 3 instead of 10.");
    expect(changed.unknown).toBe(1);
    expect(describeWeights(getWeights({ weights: [] }, method).weights)).toBeUndefined();
  });

  it("counts what is not known or read, and names what is of no effect", () => {
    const { unknown } = getConditions({ ...noCriteria, facts: ["ghost", "days"], platforms: ["toaster"] }, sheet, day);
    const { weights } = getWeights(
      {
        weights: [
          ["talk", 0],
          ["price", 0],
        ],
      },
      method,
    );
    expect(unknown).toBe(3);
    expect(describeUnread(2 + unknown, weights)).toEqual([
      "We ignored 5 parts of this address that we don’t recognize.",
      "All weights are 0, so we use our own order.",
    ]);
    expect(describeUnread(0, [])).toEqual([]);
  });

  it("counts the apps that fit", () => {
    const { conditions } = getConditions({ ...noCriteria, free: true }, sheet, day);
    expect([0, 1, 2].map((count) => describeFound(count, 9, conditions))).toEqual([
      ...["No confirmed match", "1 of 9 apps fits", "2 of 9 apps fit"],
    ]);
    expect(describeFound(9, 9, [])).toBe("All 9 apps");
  });
});
