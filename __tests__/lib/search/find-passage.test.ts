import fc from "fast-check";
import { findPassage } from "@/lib/search/find-passage";
import { foldText } from "@/lib/util/fold";

const filler = (words: number) => Array.from({ length: words }, (_, index) => `word${index}`).join(" ");

it("is the block when that is short", () => {
  expect(findPassage("Another block\nA short one about Luna\nAnd a third", { query: "luna" })).toBe(
    "A short one about Luna",
  );
});

it("is whole words around the match, and says where something is left out", () => {
  const passage = findPassage(`${filler(30)} Luna ${filler(30)}`, { query: "luna" }) ?? "";
  expect(passage).toMatch(/^… word\d+ .* Luna word0 .* word\d+\u00a0…$/);
  expect(passage.length).toBeLessThanOrEqual(190);
});

it("holds a long query whole, also one that ends inside a word", () => {
  const query = filler(40).slice(0, 197);
  expect(findPassage(`Before it ${filler(60)}`, { query })).toContain(query);
});

it("is whole sentences where they are short enough", () => {
  const before = `${filler(40)}. `;
  expect(findPassage(`${before}It costs $7 a month. Luna has a refund. And ${filler(40)}`, { query: "refund" })).toBe(
    "Luna has a refund.",
  );
  expect(findPassage(`${before}Is Luna “private”? Yes, for $7.99. Not more.`, { query: "private" })).toBe(
    "Is Luna “private”? Yes, for $7.99. Not more.",
  );
});

it("has the words of a query in whatever form a text has them", () => {
  const passageOf = (text: string) =>
    findPassage(`Some people go there every day.\n${text}`, {
      query: "cant policy go",
      stems: ["cant", "policy", "go"],
    });
  expect(passageOf("We can’t go by those policies.")).toBe("We can’t go by those policies.");
  expect(passageOf("Their POLICY, where we go, is short.")).toBe("Their POLICY, where we go, is short.");
});

it("is a sentence rather than a word, a heading or a row of a table, wherever these are", () => {
  const text =
    "Privacy\nPrivacy policy\tA quarter hour\nWhat privacy costs\nNobody reads the privacy policy of an app.";
  expect(findPassage(text, { query: "privacy" })).toBe("Nobody reads the privacy policy of an app.");
  expect(findPassage(text, { query: "policy privacy", stems: ["policy", "privacy"] })).toBe(
    "Nobody reads the privacy policy of an app.",
  );
});

it("sets the cells of a table apart", () => {
  expect(findPassage("Deal-breaker\tPrivacy policy\tA quarter hour", { query: "privacy" })).toBe(
    "Deal-breaker · Privacy policy · A quarter hour",
  );
});

it("is not there when the query is not", () => {
  expect(findPassage("A block", { query: "luna" })).toBeUndefined();
  expect(findPassage("A block", { query: "" })).toBeUndefined();
});

it("always holds the query, in any text", () => {
  const text = fc.string({ unit: fc.constantFrom(..."ab İ😀\n"), maxLength: 400 });
  fc.assert(
    fc.property(text, fc.constantFrom("a", "b a", "i", "😀", "ab"), (one, query) => {
      const passage = findPassage(one, { query });
      if (passage !== undefined) expect(foldText(passage)).toContain(foldText(query));
    }),
  );
});
