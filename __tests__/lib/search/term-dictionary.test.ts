import { textEdge } from "@/lib/search/joined-texts";
import { TermDictionary } from "@/lib/search/term-dictionary";

it("gives each new term the next id, from 1", () => {
  const terms = new TermDictionary();
  expect(["b", "a", "b", "ab", "a"].map((word) => terms.add(word))).toEqual([1, 2, 1, 3, 2]);
  expect([terms.size, terms.toArray()]).toEqual([3, ["b", "a", "ab"]]);
  expect(["a", "ab", "c", ""].map((word) => terms.idOf(word))).toEqual([2, 3, undefined, undefined]);
});

it("reads a term out of a text", () => {
  const terms = new TermDictionary();
  expect([terms.add("one two one", 4, 7), terms.add("one two one", 0, 3), terms.add("two")]).toEqual([1, 2, 1]);
  expect(terms.toArray()).toEqual(["two", "one"]);
});

it("tells many terms, long ones and any character apart", () => {
  const terms = new TermDictionary();
  const words = [
    // So many that some have the same hash.
    ...Array.from({ length: 150_000 }, (_, index) => `word${index}`),
    "x".repeat(100_000),
    `${"x".repeat(99_999)}y`,
    ...["ω", "σ", "i̇", "😀", "\ud83d", "\u0000", "\uffff"],
  ];
  expect(words.every((word, index) => terms.add(word) === index + 1)).toBe(true);
  expect(words.every((word, index) => terms.idOf(word) === index + 1)).toBe(true);
  expect(terms.toArray()).toEqual(words);
});

it("lists the terms that contain a pattern, also those added since the last list", () => {
  const terms = new TermDictionary();
  expect(terms.listMatching("a")).toEqual([]);
  for (const word of ["apple", "a", "banana", "pea"]) terms.add(word);
  expect(terms.listMatching("a")).toEqual([1, 2, 3, 4]);
  expect(terms.listMatching("an")).toEqual([3]);
  expect(terms.listMatching(`${textEdge}a`)).toEqual([1, 2]);
  expect(terms.listMatching(`a${textEdge}`)).toEqual([2, 3, 4]);
  expect(terms.listMatching(`${textEdge}a${textEdge}`)).toEqual([2]);
  terms.add("an");
  expect(terms.listMatching(`${textEdge}a`)).toEqual([1, 2, 5]);
});
