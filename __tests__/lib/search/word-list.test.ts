import { textEdge } from "@/lib/search/joined-texts";
import { WordList } from "@/lib/search/word-list";

it("numbers words from 1 in the order in which they come, each once", () => {
  const list = new WordList();
  expect(["b", "a", "b", "ab", "a"].map((word) => list.add(word))).toEqual([1, 2, 1, 3, 2]);
  expect([list.size, list.toArray()]).toEqual([3, ["b", "a", "ab"]]);
  expect(["a", "ab", "c", ""].map((word) => list.numberOf(word))).toEqual([2, 3, undefined, undefined]);
});

it("reads a word out of a text", () => {
  const list = new WordList();
  expect([list.add("one two one", 4, 7), list.add("one two one", 0, 3), list.add("two")]).toEqual([1, 2, 1]);
  expect(list.toArray()).toEqual(["two", "one"]);
});

it("keeps many words, long ones and any character apart", () => {
  const list = new WordList();
  const words = [
    // So many that some have the same hash.
    ...Array.from({ length: 150_000 }, (_, index) => `word${index}`),
    "x".repeat(100_000),
    `${"x".repeat(99_999)}y`,
    ...["ω", "σ", "i̇", "😀", "\ud83d", "\u0000", "\uffff"],
  ];
  expect(words.every((word, index) => list.add(word) === index + 1)).toBe(true);
  expect(words.every((word, index) => list.numberOf(word) === index + 1)).toBe(true);
  expect(list.toArray()).toEqual(words);
});

it("lists the words in which a pattern stands, also those that came since", () => {
  const list = new WordList();
  expect(list.listMatching("a")).toEqual([]);
  for (const word of ["apple", "a", "banana", "pea"]) list.add(word);
  expect(list.listMatching("a")).toEqual([1, 2, 3, 4]);
  expect(list.listMatching("an")).toEqual([3]);
  expect(list.listMatching(`${textEdge}a`)).toEqual([1, 2]);
  expect(list.listMatching(`a${textEdge}`)).toEqual([2, 3, 4]);
  expect(list.listMatching(`${textEdge}a${textEdge}`)).toEqual([2]);
  list.add("an");
  expect(list.listMatching(`${textEdge}a`)).toEqual([1, 2, 5]);
});
