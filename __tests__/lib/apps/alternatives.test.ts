import { alternativesTo, type Candidate, reasonFor } from "@/lib/apps/alternatives";
import { appSchema } from "@/lib/content/schemas/app-schema";
import { type FactSheet, factSheetSchema } from "@/lib/content/schemas/fact-sheet-schema";
import { answerFields, planFields } from "../../helpers/product-files";

const day = "2025-07-01";
const question = (id: string, more: object) => ({
  id,
  label: `Label of ${id}`,
  question: "Is it?",
  why: "It is.",
  ...more,
});
const sheet: FactSheet = factSheetSchema.parse({
  groups: [
    {
      id: "all",
      title: "All",
      facts: [
        question("deletion", { better: "yes" }),
        question("ads", { better: "no" }),
        question("refund", { kind: "number", unit: "days", better: "higher" }),
        question("voice", {}),
      ],
    },
  ],
});

const app = (slug: string, fields: object = {}, points?: Record<string, number>): Candidate => {
  const app = appSchema.parse({ name: slug.toUpperCase(), kind: ["companion"], ...fields });
  const criteria = Object.entries(points ?? {}).map(([id, value]) => ({ id, title: id, points: value, of: 10 }));
  return { app: { ...app, slug }, points: points && { criteria, total: 0, of: 50 } };
};
const answered = (facts: Record<string, unknown>) => ({
  facts: Object.fromEntries(Object.entries(facts).map(([id, answer]) => [id, { ...answerFields, answer }])),
});
const priced = (price: number, more: object = {}) => ({ plans: [{ ...planFields, price, ...more }] });
const textOf = (other: Candidate, own: Candidate) => reasonFor(other, own, sheet, day)?.text;

describe("reasonFor", () => {
  it("names a cheaper year, but not one that costs the same, more, or other money", () => {
    const own = app("own", priced(10));
    expect(textOf(app("other", priced(7.99)), own)).toBe("Cheaper year: $95.88 against $120.00");
    expect(textOf(app("other", priced(10)), own)).toBeUndefined();
    expect(textOf(app("other", priced(11)), own)).toBeUndefined();
    expect(textOf(app("other", priced(5, { currency: "EUR" })), own)).toBeUndefined();
    expect(textOf(app("other"), own)).toBeUndefined();
    expect(textOf(app("other", priced(5)), app("own"))).toBeUndefined();
  });

  it("names a better answer, also where this app's is not known; the other's must be", () => {
    expect(textOf(app("other", answered({ deletion: "yes" })), app("own"))).toBe(
      "Label of deletion: yes; OWN: not known",
    );
    expect(textOf(app("other", answered({ ads: "no" })), app("own", answered({ ads: "yes" })))).toBe(
      "Label of ads: no; OWN: yes",
    );
    const silent = [
      { deletion: "unknown" },
      { deletion: "no" },
      { deletion: "partly" },
      { ads: "yes" },
      { voice: "yes" },
    ];
    for (const facts of silent) expect(textOf(app("other", answered(facts)), app("own"))).toBeUndefined();
    const same = answered({ deletion: "yes" });
    expect(textOf(app("other", same), app("own", same))).toBeUndefined();
  });

  it("compares numbers only where both are known", () => {
    const own = app("own", answered({ refund: 14 }));
    expect(textOf(app("other", answered({ refund: 30 })), own)).toBe("Label of refund: 30 days; OWN: 14 days");
    expect(textOf(app("other", answered({ refund: 7 })), own)).toBeUndefined();
    expect(textOf(app("other", answered({ refund: 30 })), app("own"))).toBeUndefined();
  });

  it("names the criterion in which the other is furthest ahead, by tests of both", () => {
    const own = app("own", {}, { talk: 8, privacy: 9 });
    expect(textOf(app("other", {}, { talk: 8.5, privacy: 9.9, media: 10 }), own)).toBe(
      "More points for privacy: 9.9 against 9.0",
    );
    expect(textOf(app("other", {}, { talk: 8, privacy: 9 }), own)).toBeUndefined();
    expect(textOf(app("other", {}, { talk: 9 }), app("own"))).toBeUndefined();
  });

  it("names where the other runs too, unless nobody knows where this one does", () => {
    const other = app("other", { platforms: ["web", "ios", "android"] });
    expect(textOf(other, app("own", { platforms: ["web"] }))).toBe("Runs on iOS and Android");
    expect(textOf(other, app("own"))).toBeUndefined();
  });

  it("is one: the cheaper year before a better answer, that before where it runs, and points last", () => {
    const own = app("own", { ...priced(20), platforms: ["web"] }, { talk: 8 });
    const parts = [priced(5), answered({ deletion: "yes", ads: "no" }), { platforms: ["ios"] }];
    const first = (from: number) =>
      textOf(app("other", { ...priced(30), ...Object.assign({}, ...parts.slice(from)) }, { talk: 9 }), own);
    expect([0, 1, 2, 3].map(first)).toEqual([
      "Cheaper year: $60.00 against $240.00",
      "Label of deletion: yes; OWN: not known",
      "Runs on iOS",
      "More points for talk: 9.0 against 8.0",
    ]);
  });

  it("says what is old", () => {
    const old = priced(5, { checkedOn: "2024-06-20" });
    expect(reasonFor(app("other", old), app("own", priced(10)), sheet, day)).toMatchObject({ olderThan: 180 });
    expect(reasonFor(app("other", priced(5)), app("own", { ...old, ...priced(10) }), sheet, day)?.olderThan).toBe(
      undefined,
    );
  });
});

describe("alternativesTo", () => {
  const own = app("own", { ...priced(20), platforms: ["web"] });
  const slugs = (apps: Candidate[], named: string[] = []) =>
    alternativesTo(own, [own, ...apps], named, sheet, day).map(({ slug }) => slug);
  const good = (slug: string, more: object = {}, total = 0) => {
    const { points, ...one } = app(slug, { ...priced(5), ...more }, {});
    return { ...one, points: points && { ...points, total } };
  };

  it("begins with those that the review names, in its order, then those with most points, then by name", () => {
    const better = good("z", {}, 40);
    expect(slugs([good("b"), good("a"), better])).toEqual(["z", "a", "b"]);
    expect(slugs([good("b"), good("a"), better], ["b", "a"])).toEqual(["b", "a", "z"]);
  });

  it("lists three at most, never the app itself, none of another kind that nobody named, and none without a reason", () => {
    expect(slugs(["a", "b", "c", "d"].map((slug) => good(slug)))).toEqual(["a", "b", "c"]);
    expect(slugs([good("a", { kind: ["roleplay"] }), app("b", priced(30), {})])).toEqual([]);
    expect(slugs([good("a", { kind: ["roleplay"] })], ["a", "own"])).toEqual(["a"]);
  });

  it("names no app that nobody has tested, whatever speaks for it", () => {
    expect(slugs([app("a", priced(5)), good("b")], ["a", "b"])).toEqual(["b"]);
  });
});
