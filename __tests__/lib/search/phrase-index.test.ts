import fc from "fast-check";
import { PhraseIndex } from "@/lib/search/phrase-index";

function find(index: PhraseIndex, query: string): number[] {
  return [...index.find(query).entries()].flatMap(([id, isFound]) => (isFound ? [id] : []));
}

/** Runs all steps of a compaction. */
function compact(index: PhraseIndex): Uint32Array {
  const steps = index.compact();
  for (;;) {
    const { done, value } = steps.next();
    if (!done) continue;
    if (!value) throw new Error("The compaction gave up.");
    return value;
  }
}

function open(texts: string[], isCompacted: boolean): PhraseIndex {
  const index = new PhraseIndex();
  for (const text of texts) index.add(text);
  if (isCompacted) compact(index);
  return index;
}

describe.each([false, true])("compacted: %s", (isCompacted) => {
  it.each([
    ["a letter", "e", ["one two", "two", "e"], [0, 2]],
    ["a part of a word", "ppl", ["apple", "app le", "pl"], [0]],
    ["punctuation", "d,", ["a word, here", "a word here"], [0]],
    ["adjacent words", "red apple", ["a red apple", "red green apple", "apple red"], [0]],
    ["parts of words at both ends", "ed ap", ["a red apple", "edge app", "bed ape"], [0, 2]],
    ["whole words between them", "a bc d", ["xa bc dy", "xa bcc dy", "xa abc dy"], [0]],
    ["a word twice", "a a", ["a a", "a b a", "ba ab"], [0, 2]],
    ["words thrice", "to to to", ["to to", "to to to", "into to tot"], [1, 2]],
    ["no words across lines", "one two", ["one\\ntwo", "one \\n two", "one two"], [2]],
    ["no words across texts", "one two", ["one", "two"], []],
    ["any white space", "one two", ["one\\t \\u00a0\\u2028two", " one  two "], [0, 1]],
    ["Greek and emoji", "σο 😀", ["μεσο 😀😀", "σο😀"], [0]],
    ["nothing for an unknown word", "zebra", ["one", "two"], []],
    ["no ends of words alone", "a b", ["a", "b", "", "\\n"], []],
  ])("finds %s", (_, query, texts, expected) => {
    const lines = texts.map((text) => JSON.parse(`"${text}"`) as string);
    expect(find(open(lines, isCompacted), query)).toEqual(expected);
  });
});

it("gives documents new ids when it compacts, without those that were removed", () => {
  const index = open(["one", "two", "three", "two"], true);
  index.remove(1);
  index.add("two more");
  const newIds = compact(index);
  expect([newIds[0], newIds[2], newIds[3], newIds[4]]).toEqual([0, 1, 2, 3]);
  expect(find(index, "two")).toEqual([2, 3]);
});

describe("during compaction", () => {
  it("answers as before", () => {
    const index = open(["one", "two"], true);
    index.add("one more");
    const steps = index.compact();
    do expect(find(index, "one")).toEqual([0, 2]);
    while (!steps.next().done);
    expect(find(index, "one")).toEqual([0, 2]);
  });

  it.each([
    ["is added", (index: PhraseIndex) => index.add("one again"), [0, 2, 4]],
    ["is removed", (index: PhraseIndex) => index.remove(1), [0, 2]],
    ["is dropped by another compaction", compact, [0, 2]],
  ])("gives up when a document %s, at any step", (_, change, expected) => {
    for (const done of [1, 2, 3, 4, 5, 6]) {
      const index = open(["one", "two", "one more", "gone"], false);
      index.remove(3);
      const steps = index.compact();
      for (let step = 0; step < done; step += 1) expect(steps.next().done).toBe(false);
      change(index);
      let last = steps.next();
      while (!last.done) last = steps.next();
      expect(last.value).toBeUndefined();
      expect(find(index, "one").filter((id) => id !== 3)).toEqual(expected);
    }
  });

  it.each([
    ["added", (index: PhraseIndex) => index.add("one new"), [0, 2]],
    ["removed", (index: PhraseIndex) => index.remove(1), [0]],
  ])("gives up when a document is %s, also when it copies nothing", (_, change, expected) => {
    for (const done of [1, 2]) {
      const index = open(["one", "two"], false);
      const steps = index.compact();
      for (let step = 0; step < done; step += 1) expect(steps.next().done).toBe(false);
      change(index);
      let last = steps.next();
      while (!last.done) last = steps.next();
      expect(last.value).toBeUndefined();
      expect(find(index, "one")).toEqual(expected);
    }
  });
});

it("finds words that are adjacent far less often than by chance", () => {
  const texts = Array.from({ length: 100 }, () => "a c b c c c c ".repeat(30));
  const index = open([...texts, `${texts[0]} b a`], true);
  expect(find(index, "b a")).toEqual([100]);
});

it("needs compaction once much was added or removed", () => {
  const index = new PhraseIndex();
  const long = "word ".repeat(20_000);
  index.add(long);
  expect(index.needsCompaction).toBe(false);
  index.add(long);
  expect(index.needsCompaction).toBe(true);
  compact(index);
  expect(index.needsCompaction).toBe(false);
  index.remove(0);
  expect(index.needsCompaction).toBe(false);
  index.remove(1);
  expect(index.needsCompaction).toBe(true);
  compact(index);
  expect(index.needsCompaction).toBe(false);
});

/** One step of a test; a query follows each. */
type Act = { add: string } | { remove: number } | "compact";

it("finds what a scan of all texts finds, whatever was added, removed and compacted before", () => {
  const word = fc.constantFrom("a", "b", "aa", "ab", "ba", "bab", "a.", ".a", "σς", "i̇", "😀", "c");
  // Uneven on purpose: rare and frequent words are matched in different ways.
  const words = fc.oneof(fc.array(word, { maxLength: 12 }), fc.constantFrom(["a"], Array(40).fill("b"), ["q", "a"]));
  const line = words.map((list) => list.join(" "));
  const text = fc.array(line, { maxLength: 4 }).map((lines) => lines.join("\n"));
  const act = fc.oneof(
    { weight: 6, arbitrary: text.map((add): Act => ({ add })) },
    { weight: 2, arbitrary: fc.nat().map((remove): Act => ({ remove })) },
    { weight: 2, arbitrary: fc.constant<Act>("compact") },
  );
  const piece = fc.constantFrom("a", "b", "ab", "ba", ".", "q", "σ", "i", "😀", "c", "aa");
  const query = fc.array(piece, { minLength: 1, maxLength: 4 }).map((list) => list.join(" "));
  fc.assert(
    fc.property(fc.array(fc.tuple(act, query), { minLength: 1, maxLength: 30 }), (acts) => {
      const index = new PhraseIndex();
      let texts = new Map<number, string>();
      for (const [one, asked] of acts) {
        if (one === "compact") {
          const newIds = compact(index);
          texts = new Map([...texts].map(([id, text]) => [newIds[id] as number, text]));
        } else if ("add" in one) texts.set(index.add(one.add), one.add);
        else {
          const id = [...texts.keys()][one.remove % Math.max(1, texts.size)];
          if (id !== undefined && texts.delete(id)) index.remove(id);
        }
        const expected = [...texts].filter(([, text]) => text.split("\n").some((line) => line.includes(asked)));
        const found = find(index, asked).filter((id) => texts.has(id));
        expect([asked, found]).toEqual([asked, expected.map(([id]) => id)]);
      }
    }),
    { numRuns: 1000 },
  );
});
