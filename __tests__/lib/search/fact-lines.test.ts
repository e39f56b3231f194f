import { currentSite } from "@/lib/content/site/current-site";
import { getFactLines } from "@/lib/search/fact-lines";
import { serveContent } from "../../helpers/content-folder";
import { answerFields, planFields, productFile } from "../../helpers/product-files";
import { htmlOf } from "../../helpers/render-page";

serveContent({
  "products/lark-ai.md": productFile({
    name: "Lark AI",
    plans: [planFields, { ...planFields, id: "year", name: "Yearly", price: 60, every: "1 year" }],
    facts: { "account-deletion": { ...answerFields, note: "In settings." } },
  }),
  "products/orrin.md": productFile({ name: "Orrin & Co", alsoCalled: ["Orrin"], plans: [], facts: {}, sample: true }),
  "products/lumen.md": productFile({ name: "Lumen", sample: true, plans: [{ ...planFields, price: 0 }] }),
});

const lines = (query: string) => getFactLines(currentSite(), query);
const texts = (query: string) => lines(query).map(({ about, text }) => `${about}: ${text}`);

const price = "Lark AI: 1 month from $7.99, 12 months from $60.00";
const deletion = "Lark AI: Account deletion: yes. In settings.";

it.each(["lark ai", "Lark", "larkai", "LARK AI review", "cost of lark", "how much is lark ai?", "lark's price"])(
  "%s: the price, when it was looked up, and where it is",
  (query) => {
    expect(lines(query)).toEqual([
      {
        about: "Lark AI",
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

it("leads who wants to leave to the way out of a tested app, and of another to what is known of it", async () => {
  const [line] = lines("cancel lark and delete the account");
  expect(line).toMatchObject({ text: "Account deletion: yes. In settings.", url: "/reviews/lark-ai-review#way-out" });
  expect(await htmlOf("/reviews/lark-ai-review")).toContain('id="way-out"');
  expect(lines("cancel orrin and delete the account")[0]?.url).toBe("/reviews/compare?apps=orrin");
});

it("says both where both are asked", () => {
  expect(texts("lark cost and account deletion")).toEqual([price, deletion]);
});

it("says plainly what is not known, and leads to the comparison where there is no review", () => {
  expect(lines("orrin price")).toEqual([
    { about: "Orrin & Co", text: "no price is known", url: "/reviews/compare?apps=orrin" },
  ]);
  expect(texts("orrin delete account")).toEqual(["Orrin & Co: Account deletion: not known"]);
});

it("answers with the questions of a group that is named", () => {
  expect(texts("privacy of lark")).toEqual([deletion, "Lark AI: Days in backups: not known"]);
});

it("answers for several apps, three at most", () => {
  expect(lines("lark vs lumen vs orrin").map(({ about }) => about)).toEqual(["Lark AI", "Lumen", "Orrin & Co"]);
});

it.each([
  "",
  "?",
  "cost",
  "delete",
  "iphone",
  "memory",
  "delete the zebra",
  "lark zebra",
  "skylark",
  "the cost of loneliness",
  "app",
  "account",
])("%j: nothing that was not asked", (query) => {
  expect(lines(query)).toEqual([]);
});

it("answers a long query of anything in a moment", () => {
  expect(lines("a ".repeat(100))).toEqual([]);
});
