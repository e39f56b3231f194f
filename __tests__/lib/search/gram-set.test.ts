import fc from "fast-check";
import { buildGramSet, listGramBits, mayContain } from "@/lib/search/gram-set";

const rulesOut = (text: string, query: string) => !mayContain(buildGramSet(text), listGramBits(query));

it("never rules out what is there", () => {
  const text = fc.oneof(fc.string({ unit: "binary", maxLength: 200 }), fc.string({ unit: fc.constantFrom(..."ab ") }));
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(12), (one, from, length) => {
      const start = from % (one.length + 1);
      expect(rulesOut(one, one.slice(start, start + length))).toBe(false);
    }),
    { numRuns: 500 },
  );
});

it("rules out most of what is not there", () => {
  const text = "ten lines to copy before you subscribe, with three worked examples from stated prices";
  for (const query of ["zq", "price list", "memory", "subscription", "copies", "ten liners"]) {
    expect([query, rulesOut(text, query)]).toEqual([query, true]);
  }
});

it("does not judge a query of one character", () => {
  expect(rulesOut("abc", "z")).toBe(false);
});
