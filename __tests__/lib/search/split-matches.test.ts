import fc from "fast-check";
import { splitMatches } from "@/lib/search/split-matches";
import { foldPlain, foldText } from "@/lib/util/fold";

/** The text with its matches in brackets. */
const marked = (text: string, query: string) =>
  splitMatches(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join("");

it.each([
  ["Luna, luna and LUNAR", "luna", "[Luna], [luna] and [LUNA]R"],
  ["nothing here", "luna", "nothing here"],
  ["Luna", "", "Luna"],
  ["", "luna", ""],
  ["aaaa", "aa", "[aa][aa]"],
  ["Café, cafe", "cafe", "Café, [cafe]"],
  ["Cafe\u0301s", "cafe", "[Cafe\u0301]s"],
  ["Com\u00adpan\u00adion", "companion", "[Com\u00adpan\u00adion]"],
  ["<b>a.b</b> aXb", "a.b", "<b>[a.b]</b> aXb"],
  ["İstanbul İ", "i", "[İ]stanbul [İ]"],
  ["İx and ix", "x", "İ[x] and i[x]"],
  ["ΟΔΟΣ ΜΟΥ", "οδος μ", "[ΟΔΟΣ Μ]ΟΥ"],
  ["a 😀 b", "😀", "a [😀] b"],
  ["a 😀 b", "\ude00", "a [😀] b"],
])("marks %j for %j", (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

it("gives the whole text back, marks what is there and misses nothing", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."aAbBİiςΣ😀 "), maxLength: 20 });
  const query = fc.string({ unit: fc.constantFrom(..."aAbBİiςΣ😀 "), minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(letters, query, (text, term) => {
      const pieces = splitMatches(text, term);
      expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      for (const { text: piece, start, isMatch } of pieces) {
        expect(text.slice(start, start + piece.length)).toBe(piece);
        expect(piece).not.toBe("");
        if (!isMatch) expect(foldText(piece)).not.toContain(foldText(term));
      }
      const isThere = foldPlain(text).includes(foldPlain(term));
      expect(pieces.some((piece) => piece.isMatch)).toBe(isThere);
    }),
    { numRuns: 1000 },
  );
});
