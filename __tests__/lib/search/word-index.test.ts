import fc from "fast-check";
import { WordIndex } from "@/lib/search/word-index";

function find(index: WordIndex, query: string): number[] {
  return [...index.find(query).entries()].flatMap(([text, isFound]) => (isFound ? [text] : []));
}

/** Does all steps of a sorting at once. */
function sort(index: WordIndex): Uint32Array {
  const steps = index.sort();
  for (;;) {
    const { done, value } = steps.next();
    if (!done) continue;
    if (!value) throw new Error("The sorting was given up.");
    return value;
  }
}

function open(texts: string[], isSorted: boolean): WordIndex {
  const index = new WordIndex();
  for (const text of texts) index.add(text);
  if (isSorted) sort(index);
  return index;
}

describe.each([false, true])("sorted: %s", (isSorted) => {
  it.each([
    ["a letter", "e", ["one two", "two", "e"], [0, 2]],
    ["a piece of a word", "ppl", ["apple", "app le", "pl"], [0]],
    ["punctuation", "d,", ["a word, here", "a word here"], [0]],
    ["words in a row", "red apple", ["a red apple", "red green apple", "apple red"], [0]],
    ["pieces at both ends", "ed ap", ["a red apple", "edge app", "bed ape"], [0, 2]],
    ["whole words between them", "a bc d", ["xa bc dy", "xa bcc dy", "xa abc dy"], [0]],
    ["a word twice", "a a", ["a a", "a b a", "ba ab"], [0, 2]],
    ["words thrice", "to to to", ["to to", "to to to", "into to tot"], [1, 2]],
    ["no words across lines", "one two", ["one\\ntwo", "one \\n two", "one two"], [2]],
    ["no words across texts", "one two", ["one", "two"], []],
    ["any white space", "one two", ["one\\t \\u00a0\\u2028two", " one  two "], [0, 1]],
    ["Greek and emoji", "σο 😀", ["μεσο 😀😀", "σο😀"], [0]],
    ["what is nowhere", "zebra", ["one", "two"], []],
    ["no edges of words", "a b", ["a", "b", "", "\\n"], []],
  ])("finds %s", (_, query, texts, expected) => {
    const lines = texts.map((text) => JSON.parse(`"${text}"`) as string);
    expect(find(open(lines, isSorted), query)).toEqual(expected);
  });
});

it("gives texts new numbers when it sorts, without those that were removed", () => {
  const index = open(["one", "two", "three", "two"], true);
  index.remove(1);
  index.add("two more");
  const numbers = sort(index);
  expect([numbers[0], numbers[2], numbers[3], numbers[4]]).toEqual([0, 1, 2, 3]);
  expect(find(index, "two")).toEqual([2, 3]);
});

describe("while it is being sorted", () => {
  it("works as before", () => {
    const index = open(["one", "two"], true);
    index.add("one more");
    const steps = index.sort();
    do expect(find(index, "one")).toEqual([0, 2]);
    while (!steps.next().done);
    expect(find(index, "one")).toEqual([0, 2]);
  });

  it.each([
    ["is added", (index: WordIndex) => index.add("one again"), [0, 2, 4]],
    ["is removed", (index: WordIndex) => index.remove(1), [0, 2]],
    ["is taken out by another sorting", sort, [0, 2]],
  ])("gives up when a text %s, at whatever step", (_, change, expected) => {
    for (const done of [1, 2, 3, 4, 5, 6]) {
      const index = open(["one", "two", "one more", "gone"], false);
      index.remove(3);
      const steps = index.sort();
      for (let step = 0; step < done; step += 1) expect(steps.next().done).toBe(false);
      change(index);
      let last = steps.next();
      while (!last.done) last = steps.next();
      expect(last.value).toBeUndefined();
      expect(find(index, "one").filter((text) => text !== 3)).toEqual(expected);
    }
  });

  it.each([
    ["added", (index: WordIndex) => index.add("one new"), [0, 2]],
    ["removed", (index: WordIndex) => index.remove(1), [0]],
  ])("gives up when a text is %s, also where it copies nothing", (_, change, expected) => {
    for (const done of [1, 2]) {
      const index = open(["one", "two"], false);
      const steps = index.sort();
      for (let step = 0; step < done; step += 1) expect(steps.next().done).toBe(false);
      change(index);
      let last = steps.next();
      while (!last.done) last = steps.next();
      expect(last.value).toBeUndefined();
      expect(find(index, "one")).toEqual(expected);
    }
  });
});

it("finds words that stand together far less often than by chance", () => {
  const texts = Array.from({ length: 100 }, () => "a c b c c c c ".repeat(30));
  const index = open([...texts, `${texts[0]} b a`], true);
  expect(find(index, "b a")).toEqual([100]);
});

it("is loose once much was added or removed since the sorting", () => {
  const index = new WordIndex();
  const long = "word ".repeat(20_000);
  index.add(long);
  expect(index.isLoose).toBe(false);
  index.add(long);
  expect(index.isLoose).toBe(true);
  sort(index);
  expect(index.isLoose).toBe(false);
  index.remove(0);
  expect(index.isLoose).toBe(false);
  index.remove(1);
  expect(index.isLoose).toBe(true);
  sort(index);
  expect(index.isLoose).toBe(false);
});

/** What happens to an index, one after the other; a query is asked after each. */
type Act = { add: string } | { remove: number } | "sort";

it("finds what a look through the texts finds, whatever was added, removed and sorted before", () => {
  const word = fc.constantFrom("a", "b", "aa", "ab", "ba", "bab", "a.", ".a", "σς", "i̇", "😀", "c");
  // Uneven on purpose: rare words and frequent ones take different ways.
  const words = fc.oneof(fc.array(word, { maxLength: 12 }), fc.constantFrom(["a"], Array(40).fill("b"), ["q", "a"]));
  const line = words.map((list) => list.join(" "));
  const text = fc.array(line, { maxLength: 4 }).map((lines) => lines.join("\n"));
  const act = fc.oneof(
    { weight: 6, arbitrary: text.map((add): Act => ({ add })) },
    { weight: 2, arbitrary: fc.nat().map((remove): Act => ({ remove })) },
    { weight: 2, arbitrary: fc.constant<Act>("sort") },
  );
  const piece = fc.constantFrom("a", "b", "ab", "ba", ".", "q", "σ", "i", "😀", "c", "aa");
  const query = fc.array(piece, { minLength: 1, maxLength: 4 }).map((list) => list.join(" "));
  fc.assert(
    fc.property(fc.array(fc.tuple(act, query), { minLength: 1, maxLength: 30 }), (acts) => {
      const index = new WordIndex();
      let texts = new Map<number, string>();
      for (const [one, asked] of acts) {
        if (one === "sort") {
          const numbers = sort(index);
          texts = new Map([...texts].map(([number, text]) => [numbers[number] as number, text]));
        } else if ("add" in one) texts.set(index.add(one.add), one.add);
        else {
          const number = [...texts.keys()][one.remove % Math.max(1, texts.size)];
          if (number !== undefined && texts.delete(number)) index.remove(number);
        }
        const expected = [...texts].filter(([, text]) => text.split("\n").some((line) => line.includes(asked)));
        const found = find(index, asked).filter((number) => texts.has(number));
        expect([asked, found]).toEqual([asked, expected.map(([number]) => number)]);
      }
    }),
    { numRuns: 1000 },
  );
});
