import { factSheetSchema } from "@/lib/content/schemas/fact-sheet-schema";
import { productSchema } from "@/lib/content/schemas/product-schema";
import { productLines } from "@/lib/search/entry-sources";
import { findPassage } from "@/lib/search/find-passage";
import { answerFields, planFields, productFields } from "../../helpers/product-files";

const question = (id: string, label: string, asked: string, more = {}) => ({
  id,
  label,
  question: asked,
  why: "So.",
  ...more,
});
const sheet = factSheetSchema.parse({
  groups: [
    {
      id: "privacy",
      title: "Privacy",
      facts: [
        question("account-deletion", "Delete the account yourself", "Can you delete your account?"),
        question("refund", "Refunds within", "Within how many days?", { kind: "number", unit: "days" }),
        question("voice", "Voice calls", "Can you talk with it?"),
      ],
    },
  ],
});
const linesOf = (changes: object = {}) => productLines(productSchema.parse({ ...productFields, ...changes }), sheet);

const facts = { "account-deletion": { ...answerFields, note: "In settings." }, voice: { answer: "unknown" } };

describe("productLines", () => {
  it("says each fact on a line: answer and note, plans with their prices, changes", () => {
    const changes = [{ date: "2025-06-01", what: "It has a new owner.", source: "https://news.example/" }];
    const plans = [{ ...planFields, limits: "Unlimited text" }];
    expect(linesOf({ facts: { ...facts, refund: { ...answerFields, answer: 30 } }, changes, plans })).toEqual([
      "Monthly: $7.99 a month. Unlimited text",
      "Delete the account yourself: yes. In settings.",
      "Can you delete your account: yes. In settings.",
      "Delete account yourself: yes. In settings.",
      "Can you delete account: yes. In settings.",
      "Refunds within: 30 days.",
      "Within how many days: 30 days.",
      "It has a new owner.",
    ]);
  });

  it("is found as readers ask, with the fact as the passage", () => {
    const text = linesOf({ facts }).join("\n");
    expect(findPassage(text, { query: "delete account" })).toBe("Delete account yourself: yes. In settings.");
    expect(findPassage(text, { query: "delete the account" })).toBe("Delete the account yourself: yes. In settings.");
    expect(findPassage(text, { query: "voice" })).toBeUndefined();
  });
});
