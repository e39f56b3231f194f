import { currentSite } from "@/lib/content/site/current-site";
import { resetLibrary } from "@/lib/content/site/open-content";
import { getAppAnswers } from "@/lib/search/app-answers";
import { contentFile, testFields } from "../../helpers/content-files";
import { serveContent } from "../../helpers/content-folder";
import { answerFields, planFields, productFile } from "../../helpers/product-files";

const folder = serveContent({
  "products/lark-ai.md": productFile({
    name: "Lark AI",
    plans: [planFields, { ...planFields, id: "year", name: "Yearly", price: 60, every: "1 year" }],
    facts: { "account-deletion": { ...answerFields, note: "In settings." } },
  }),
  "products/orrin.md": productFile({ name: "Orrin & Co", alsoCalled: ["Orrin"], plans: [], facts: {}, sample: true }),
  "products/lumen.md": productFile({ name: "Lumen", sample: true, plans: [{ ...planFields, price: 0 }] }),
});

const answers = (query: string) => getAppAnswers(currentSite(), query);
const lines = (query: string) => answers(query).apps.flatMap(({ facts }) => facts);
const texts = (query: string) =>
  answers(query).apps.flatMap(({ name, facts }) => facts.map(({ text }) => `${name}: ${text}`));

const price = "Lark AI: 1 month from $7.99, 12 months from $60.00";
const deletion = "Lark AI: Account deletion: yes. In settings.";

it.each(["lark ai", "Lark", "larkai", "LARK AI review", "cost of lark", "how much is lark ai?", "lark's price"])(
  "%s: the price, when it was looked up, and where it is",
  (query) => {
    expect(answers(query).apps.map(({ name, url, isReview }) => [name, url, isReview])).toEqual([
      ["Lark AI", "/reviews/lark-ai-review", true],
    ]);
    expect(lines(query)).toEqual([
      {
        text: "1 month from $7.99, 12 months from $60.00",
        note: expect.stringMatching(/^Checked June 20, 2025/),
        url: "/reviews/lark-ai-review#plans",
      },
    ]);
  },
);

it.each(["lark delete", "does lark delete my account", "deletion lark ai"])(
  "%s: the answer, with its note",
  (query) => {
    expect(texts(query)).toEqual([deletion]);
    expect(lines(query)[0]?.url).toBe("/reviews/lark-ai-review#facts");
  },
);

it("leads to the steps of a way out that the test has recorded, and to the answers otherwise", () => {
  const on = "2025-06-20";
  const step = { what: "Pressed it", on };
  folder.write(
    "test-reports/lark-ai-2025-06-20.md",
    contentFile({ ...testFields, from: on, to: on, leaving: { cancel: { web: [step] }, delete: [step] } }),
  );
  folder.write("products/lark-ai.md", productFile({ name: "Lark AI", facts: { "account-deletion": answerFields } }));
  resetLibrary({});
  expect(lines("delete lark").map(({ url }) => url)).toEqual(["/reviews/lark-ai-review#way-out"]);
  expect(lines("privacy of lark").map(({ url }) => url)).toEqual([
    "/reviews/lark-ai-review#way-out",
    "/reviews/lark-ai-review#facts",
  ]);
});

it("says both where both are asked", () => {
  expect(texts("lark cost and account deletion")).toEqual([price, deletion]);
});

it("says plainly what is not known, and leads to the comparison where there is no review", () => {
  const url = "/reviews/compare?apps=orrin";
  expect(answers("orrin price")).toEqual({
    apps: [{ name: "Orrin & Co", url, isReview: false, facts: [{ text: "no price is known", url }] }],
  });
  expect(texts("orrin delete account")).toEqual(["Orrin & Co: Account deletion: not known"]);
});

it("answers with the questions of a group that is named", () => {
  expect(texts("privacy of lark")).toEqual([deletion, "Lark AI: Days in backups: not known"]);
});

it("answers for several apps, three at most, and leads to where they are side by side", () => {
  const { apps, comparison } = answers("lark vs lumen vs orrin");
  expect(apps.map(({ name }) => name)).toEqual(["Lark AI", "Lumen", "Orrin & Co"]);
  expect(comparison).toEqual({
    name: "Lark AI vs Lumen vs Orrin & Co",
    url: "/reviews/compare?apps=lark-ai,lumen,orrin",
  });
  expect(answers("lumen or lark").comparison?.url).toBe("/reviews/compare?apps=lark-ai,lumen");
});

it.each(["lark zebra", "is lark ai safe"])(
  "%s: leads to the review and its points, where nothing is known of the rest",
  (query) => {
    expect(answers(query).apps).toEqual([
      { name: "Lark AI", url: "/reviews/lark-ai-review", isReview: true, points: { total: 18, of: 20 }, facts: [] },
    ]);
  },
);

it.each([
  "",
  "?",
  "cost",
  "delete",
  "iphone",
  "memory",
  "delete the zebra",
  "skylark",
  "the cost of loneliness",
  "app",
  "account",
])("%j: nothing that was not asked", (query) => {
  expect(answers(query)).toEqual({ apps: [] });
});

it("answers a long query of anything in a moment", () => {
  expect(answers("a ".repeat(100))).toEqual({ apps: [] });
});
