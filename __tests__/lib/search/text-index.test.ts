import fc from "fast-check";
import { TextIndex } from "@/lib/search/text-index";

/** Ids of the texts that contain a query. */
function find(texts: readonly string[], query: string): number[] {
  const index = new TextIndex();
  for (const text of texts) index.add(text);
  return [...index.find(query).entries()].flatMap(([id, isFound]) => (isFound ? [id] : []));
}

it.each([
  ["a letter", "e", ["one two", "two", "e"], [0, 2]],
  ["a part of a word", "ppl", ["apple", "app le", "pl"], [0]],
  ["punctuation", "d,", ["a word, here", "a word here"], [0]],
  ["adjacent words", "red apple", ["a red apple", "red green apple", "apple red"], [0]],
  ["parts of words at both ends", "ed ap", ["a red apple", "edge app", "bed ape"], [0, 2]],
  ["whole words between them", "a bc d", ["xa bc dy", "xa bcc dy", "xa abc dy"], [0]],
  ["a word twice", "a a", ["a a", "a b a", "ba ab"], [0, 2]],
  ["words thrice", "to to to", ["to to", "to to to", "into to tot"], [1, 2]],
  ["no words across lines", "one two", ["one\ntwo", "one \n two", "one two"], [2]],
  ["no words across texts", "one two", ["one", "two"], []],
  ["any white space", "one two", ["one\t \u00a0\u2028two", " one  two "], [0, 1]],
  ["Greek and emoji", "σο 😀", ["μεσο 😀😀", "σο😀"], [0]],
  ["halves of a character", "\ud83d", ["a \ud83d", "b"], [0]],
  ["nothing for an unknown word", "zebra", ["one", "two"], []],
  ["no ends of words alone", "a b", ["a", "b", "", "\n"], []],
  ["words that are seldom adjacent", "b a", ["a c b c c c ".repeat(300), "a c b b a"], [1]],
])("finds %s", (_, query, texts, expected) => {
  expect(find(texts, query)).toEqual(expected);
});

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
    { numRuns: 2000 },
  );
});
