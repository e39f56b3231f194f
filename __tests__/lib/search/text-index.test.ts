import fc from "fast-check";
import { TextIndex } from "@/lib/search/text-index";

/** Ids of the texts that contain a query. */
function find(texts: readonly string[], query: string): number[] {
  const index = new TextIndex();
  for (const text of texts) index.add(text);
  return [...index.find(query).entries()].flatMap(([id, isFound]) => (isFound ? [id] : []));
}

it("finds what a scan of all texts finds", () => {
  const word = fc.constantFrom("a", "b", "aa", "ab", "ba", "bab", "a.", ".a", "σς", "i̇", "😀", "c");
  // Uneven on purpose: rare and frequent words, short texts and long ones.
  const words = fc.oneof(fc.array(word, { maxLength: 12 }), fc.constantFrom(["a"], Array(300).fill("b"), ["q", "a"]));
  const line = words.map((list) => list.join(" "));
  const text = fc.array(line, { maxLength: 4 }).map((lines) => lines.join("\n"));
  const piece = fc.constantFrom("a", "b", "ab", "ba", ".", "q", "σ", "i", "😀", "c", "aa");
  const query = fc.array(piece, { minLength: 1, maxLength: 4 }).map((list) => list.join(" "));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 30 }), query, (texts, asked) => {
      const expected = [...texts.keys()].filter((id) => texts[id]?.split("\n").some((one) => one.includes(asked)));
      expect(find(texts, asked)).toEqual(expected);
    }),
    { numRuns: 400 },
  );
});
