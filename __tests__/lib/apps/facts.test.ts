import { getDealBreakers, getFacts } from "@/lib/apps/facts";
import { answerText, compareAnswers, describeWrongAnswer, getTone } from "@/lib/content/apps/answer-kinds";
import { createAppQuotes } from "@/lib/content/link/quotes";
import { appSchema } from "@/lib/content/schemas/app-schema";
import { factSheetSchema } from "@/lib/content/schemas/fact-sheet-schema";
import { answerFields, planFields, productFields } from "../../helpers/product-files";

const question = { label: "A label", question: "A question?", why: "A reason." };
const sheet = factSheetSchema.parse({
  groups: [
    {
      id: "privacy",
      title: "Privacy",
      facts: [
        { id: "account-deletion", ...question, better: "yes" },
        { id: "backup-days", ...question, kind: "number", unit: "days", better: "lower", staleAfter: 30 },
        { id: "law", ...question, kind: "text" },
      ],
    },
  ],
});

const product = (facts: object, plans: object[] = [planFields]) => appSchema.parse({ ...productFields, facts, plans });

describe("the deal-breakers of an app", () => {
  const ids = (sheet: Parameters<typeof getDealBreakers>[1]) =>
    getDealBreakers(product({ law: { ...answerFields, answer: "German" } }), sheet, "2025-07-01").map(
      ({ id, text }) => `${id}: ${text}`,
    );

  it("are the questions that the sheet names, in its order", () => {
    expect(ids({ ...sheet, dealBreakers: ["law", "account-deletion"] })).toEqual([
      "law: German",
      "account-deletion: not known",
    ]);
  });

  it("are followed by the worst answer of the ranking's columns, if it is worse than all of them", () => {
    const [group] = sheet.groups;
    const answered = (first: string, second: string) => {
      const facts = [
        ...(group?.facts.slice(0, 1) ?? []),
        { ...question, id: "ads", kind: "yes-no" as const, better: "no" as const, why: "" },
      ];
      const own = {
        ...sheet,
        groups: [{ id: "a", title: "A", facts }],
        dealBreakers: ["account-deletion"],
        columns: ["ads"],
      };
      const app = product({
        "account-deletion": { ...answerFields, answer: first },
        ads: { ...answerFields, answer: second },
      });
      return getDealBreakers(app, own, "2025-07-01").map(({ id }) => id);
    };
    expect(answered("yes", "yes")).toEqual(["account-deletion", "ads"]);
    expect(answered("yes", "partly")).toEqual(["account-deletion", "ads"]);
    for (const [first, second] of [
      ["no", "yes"],
      ["yes", "no"],
      ["yes", "unknown"],
      ["partly", "partly"],
    ] as const)
      expect(answered(first, second)).toEqual(["account-deletion"]);
  });

  it("are the first of each of the first three groups where it names none", () => {
    const groups = ["a", "b", "c", "d"].map((id) => ({
      id,
      title: id,
      facts: sheet.groups[0]?.facts.map((one) => ({ ...one, id: `${id}-${one.id}` })) ?? [],
    }));
    expect(ids({ ...sheet, groups })).toEqual([
      "a-account-deletion: not known",
      "b-account-deletion: not known",
      "c-account-deletion: not known",
    ]);
  });
});

describe("the facts of an app", () => {
  const facts = (answers: object, day = "2025-07-01") => getFacts(product(answers), sheet, day)[0]?.facts ?? [];

  it("are one for each question, unknown where nobody has looked and where nothing was found", () => {
    const asked = facts({ "account-deletion": { answer: "unknown", checkedOn: "2025-06-20" } });
    expect(asked.map(({ id, tone, text, checkedOn }) => [id, tone, text, checkedOn])).toEqual([
      ["account-deletion", "unknown", "not known", "2025-06-20"],
      ["backup-days", "unknown", "not known", undefined],
      ["law", "unknown", "not known", undefined],
    ]);
  });

  it("say how old an answer is, by its question's days or else the sheet's, and never drop it", () => {
    const answers = { "account-deletion": answerFields, "backup-days": { ...answerFields, answer: 30 } };
    const olderThan = (day: string) => facts(answers, day).map((fact) => fact.olderThan);
    expect(olderThan("2025-07-20")).toEqual([undefined, undefined, undefined]);
    expect(olderThan("2025-07-21")).toEqual([undefined, 30, undefined]);
    expect(olderThan("2026-06-21")).toEqual([365, 30, undefined]);
    expect(facts(answers, "2030-01-01")[0]).toMatchObject({ text: "yes", checkedOn: "2025-06-20" });
  });

  it("know nothing of a question that only an object would know", () => {
    const odd = factSheetSchema.parse({
      groups: [{ id: "odd", title: "Odd", facts: [{ id: "constructor", ...question }] }],
    });
    expect(getFacts(product({}), odd, "2025-07-01")[0]?.facts[0]?.tone).toBe("unknown");
  });
});

describe("an answer", () => {
  it.each([
    ["yes", "yes", "yes"],
    ["no", "no", "no"],
    ["unknown", "not known", "unknown"],
    [undefined, "not known", "unknown"],
    [30, "30 days", "value"],
    [1, "1 day", "value"],
    [1200, "1,200 days", "value"],
    ["Delaware", "Delaware", "value"],
  ])("%j reads %j", (answer, text, tone) => {
    expect([answerText(answer, { unit: "days" }), getTone(answer)]).toEqual([text, tone]);
  });

  it("is none where more is better and there is nothing, as with a trial", () => {
    expect(answerText(0, { unit: "days", better: "higher" })).toBe("none");
    expect(answerText(0, { unit: "days", better: "lower" })).toBe("0 days");
  });

  it.each([
    ["yes", "yes-no", true],
    ["unknown", "number", true],
    ["maybe", "yes-no", false],
    [3, "yes-no", false],
    [3, "number", true],
    [-3, "number", false],
    ["3", "number", false],
    ["Delaware", "text", true],
    ["yes", "text", false],
    [3, "text", false],
  ] as const)("%j to a question of kind %s fits: %s", (answer, kind, fits) => {
    expect(describeWrongAnswer(answer, { kind }) === undefined).toBe(fits);
  });

  it("that is unknown sorts after all others, also after no", () => {
    const sorted = (answers: (string | number | undefined)[], better?: "yes" | "no" | "higher" | "lower") =>
      [...answers].sort((a, b) => compareAnswers(a, b, { better }));
    expect(sorted(["unknown", "no", "yes", "partly"], "yes")).toEqual(["yes", "partly", "no", "unknown"]);
    expect(sorted(["yes", "unknown", "no"], "no")).toEqual(["no", "yes", "unknown"]);
    expect(sorted([30, "unknown", 7], "lower")).toEqual([7, 30, "unknown"]);
    expect(sorted([7, 30], "higher")).toEqual([30, 7]);
    expect(sorted(["b", "unknown", "a"])).toEqual(["b", "a", "unknown"]);
  });
});

describe("a quote of a product", () => {
  const plans = [planFields, { ...planFields, id: "credits", every: "100 credits" }];
  const data = product({ "account-deletion": { ...answerFields, answer: "partly" } }, plans);
  const quote = createAppQuotes([{ slug: "orrin", data }], sheet);

  it.each([
    ["price:orrin.monthly", "$7.99"],
    ["month:orrin.monthly", "$7.99"],
    ["year:orrin.monthly", "$95.88"],
    ["price:orrin.credits", "$7.99"],
    ["year:orrin.credits", undefined],
    ["fact:orrin.account-deletion", "partly"],
    ["fact:orrin.law", "not known"],
    ["fact:orrin.constructor", undefined],
    ["price:orrin.yearly", undefined],
    ["price:other.monthly", undefined],
    ["price:orrin", undefined],
    ["constructor:orrin.monthly", undefined],
  ])("%s says %j", (reference, text) => {
    expect(quote(reference).text).toBe(text);
  });
});
