import fc from "fast-check";
import { isEmptyChoice, readChoice } from "@/lib/apps/app-choice";
import { pairSlug, pairsOfApps } from "@/lib/apps/apps";
import { type AppToCompare, compareApps } from "@/lib/apps/comparison-rows";
import { appSchema } from "@/lib/content/schemas/app-schema";
import { factSheetSchema } from "@/lib/content/schemas/fact-sheet-schema";
import { anyCharacter } from "../../helpers/any-character";
import { contentFile, reviewFields } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";
import { answerFields, planFields, productFile } from "../../helpers/product-files";

const read = (...values: string[]) => readChoice(new URLSearchParams(values.map((value) => ["apps", value])));

describe("readChoice", () => {
  it.each<[string[], string[], number]>([
    [[], [], 0],
    [["", " , "], [], 0],
    [["luna-ai,spicy-ai"], ["luna-ai", "spicy-ai"], 0],
    [["luna-ai", "spicy-ai"], ["luna-ai", "spicy-ai"], 0],
    [["luna-ai, Spicy-AI", "luna-ai"], ["luna-ai", "spicy-ai"], 0],
    [["luna-ai\u200b,sp\u00adicy-ai"], ["luna-ai", "spicy-ai"], 0],
    [["../x", "<b>", "luna-ai", "a".repeat(61)], ["luna-ai"], 3],
  ])("reads %j", (values, names, others) => {
    expect(read(...values)).toMatchObject({ names, others });
  });

  it("notices a form that was sent without an app, and no other address", () => {
    expect(isEmptyChoice(read(""))).toBe(false);
    expect([read("", "luna-ai").isSent, read("luna-ai").isSent, read().isSent]).toEqual([true, false, false]);
    expect(isEmptyChoice(read())).toBe(true);
  });

  it("looks at twelve names and counts the others", () => {
    const { names, others } = read(Array.from({ length: 20 }, (_, index) => `app-${index}`).join());
    expect([names.length, others]).toEqual([12, 8]);
  });

  it("makes of any address a choice of no more than twelve names, each of which can be that of a file", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: anyCharacter, maxLength: 900 }), { maxLength: 9 }), (values) => {
        const choice = read(...values);
        expect(choice.names.length).toBeLessThanOrEqual(12);
        for (const name of choice.names) expect(name).toMatch(/^[a-z0-9-]{1,60}$/);
        expect(isEmptyChoice(choice)).toBe(choice.names.length + choice.others === 0 && !values.includes(""));
      }),
    );
  });
});

describe("pairsOfApps", () => {
  /** Reviews, each with the app that it is about and those that it names to compare with. */
  const pairsOf = (reviews: Record<string, [about: string | undefined, ...compared: string[]]>) => {
    const files = Object.entries(reviews).map(([slug, [about, ...compared]]) => {
      const comparison = compared.map((one) => ({ name: one, slug: `${one}-review` }));
      return [`reviews/${slug}-review.md`, contentFile({ ...reviewFields, about, comparison })];
    });
    const apps = ["lark", "orrin", "ibis"].map((slug) => [`products/${slug}.md`, productFile({ name: slug })]);
    const pairs = pairsOfApps(createContentFolder(Object.fromEntries([...files, ...apps])).site());
    return pairs.map((pair) => ({ ...pair, apps: pair.apps.map(({ slug }) => slug) }));
  };

  it("names each pair once, by the alphabet, whoever names it", () => {
    const pairs = pairsOf({ orrin: ["orrin", "lark", "ibis"], lark: ["lark", "orrin"], ibis: ["ibis"] });
    expect(pairs).toEqual([
      { slug: "ibis-vs-orrin", apps: ["ibis", "orrin"] },
      { slug: "lark-vs-orrin", apps: ["lark", "orrin"] },
    ]);
    expect(pairSlug("orrin", "lark")).toBe("lark-vs-orrin");
  });

  it("leaves out apps without a file, reviews that are not there, and two reviews of one app", () => {
    const reviews = pairsOf({
      lark: ["lark", "ghost", "nobody"],
      ghost: ["ghost", "lark"],
      none: [undefined, "lark"],
      second: ["lark", "lark"],
    });
    expect(reviews).toEqual([]);
  });
});

describe("compareApps", () => {
  const question = (id: string, more = {}) => ({ id, label: id, question: `${id}?`, why: "So.", ...more });
  const sheet = factSheetSchema.parse({
    kinds: [{ id: "companion", label: "Companion" }],
    groups: [{ id: "privacy", title: "Privacy", facts: [question("export", { better: "yes" }), question("ads")] }],
  });
  const app = (fields: object): AppToCompare => ({ app: appSchema.parse({ name: "An app", ...fields }) });
  const fact = (answer: string) => ({ facts: { export: { ...answerFields, answer } } });
  const rowsOf = (...apps: AppToCompare[]) =>
    new Map(compareApps(apps, sheet, "2025-07-01").flatMap(({ rows }) => rows.map((row) => [row.id, row] as const)));

  it("has every question with an answer of each app, and what the file leaves out as unknown", () => {
    const row = rowsOf(app(fact("yes")), app(fact("no")), app({})).get("export");
    expect(row?.cells).toMatchObject([
      { tone: "yes", text: "yes", isBetter: true, source: answerFields.source, checkedOn: "2025-06-20" },
      { tone: "no", text: "no", isBetter: false },
      { tone: "unknown", text: "not known" },
    ]);
  });

  it("names what is known of none of the apps once, in place of a row of unknowns", () => {
    const privacy = compareApps([app(fact("yes")), app({})], sheet, "2025-07-01").find(({ id }) => id === "privacy");
    expect(privacy?.rows.map(({ id }) => id)).toEqual(["export"]);
    expect(privacy?.unknown).toEqual(["ads"]);
  });

  it("marks what is known to differ; what is not known differs from nothing, also not from no", () => {
    const differs = (...answers: string[]) => rowsOf(...answers.map((one) => app(fact(one)))).get("export")?.differs;
    expect(differs("yes", "no")).toBe(true);
    expect(differs("yes", "yes")).toBe(false);
    expect(differs("no", "unknown")).toBe(false);
    expect(differs("unknown", "unknown")).toBeUndefined();
    expect(differs("yes", "unknown", "partly")).toBe(true);
  });

  it("has what a month and a year cost at least, and every plan", () => {
    const yearly = { ...planFields, id: "yearly", name: "Yearly", price: 60, every: "1 year" };
    const rows = rowsOf(app({ plans: [planFields, yearly] }), app({ plans: [planFields] }), app({}));
    expect(rows.get("month")).toMatchObject({
      differs: false,
      cells: [{ text: "$7.99", note: "Monthly" }, { text: "$7.99" }, { tone: "unknown" }],
    });
    expect(rows.get("year")).toMatchObject({
      differs: true,
      cells: [{ text: "$60.00", note: "Yearly", isBetter: true }, { text: "$95.88", isBetter: false }, {}],
    });
    const euros = app({ plans: [{ ...planFields, currency: "EUR", price: 1 }] });
    expect(
      rowsOf(app({ plans: [planFields] }), euros)
        .get("year")
        ?.cells.map(({ isBetter }) => isBetter),
    ).toEqual([false, false]);
    expect(rows.get("plans")?.cells.map(({ plans }) => plans?.length)).toEqual([2, 1, undefined]);
  });

  it("has points and stars, after all that rules an app out, and says of an app without a test that nobody tested it", () => {
    const chat = { id: "chat", title: "Chat", points: 9.2, of: 10 };
    const result = { points: { criteria: [chat], total: 9.2, of: 10 } };
    const score = { overall: 4.6 };
    const rows = rowsOf({ ...app({}), result, score }, { ...app({}), result }, app({}));
    const untested = { tone: "unknown", text: "not tested" };
    const points = { tone: "value", text: "9.2 of 10", points: { total: 9.2, of: 10 } };
    expect(rows.get("points")?.cells).toEqual([points, points, untested]);
    expect(rows.get("chat")).toMatchObject({ label: "Chat", cells: [points, { text: "9.2 of 10" }, untested] });
    expect(rows.get("stars")?.cells).toEqual([
      { tone: "value", text: "4.6 of 5" },
      { tone: "unknown", text: "not rated" },
      { tone: "unknown", text: "not rated" },
    ]);
    const order = compareApps([app({})], sheet, "2025-07-01").map(({ id }) => id);
    expect(order).toEqual(["prices", "privacy", "basics", "plans", "scores"]);
  });
});
