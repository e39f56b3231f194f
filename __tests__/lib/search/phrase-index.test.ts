import fc from "fast-check";
import { PhraseIndex } from "@/lib/search/phrase-index";

function find(index: PhraseIndex, query: string): number[] {
  return [...index.find(query).entries()].flatMap(([id, isFound]) => (isFound ? [id] : []));
}

function compact(index: PhraseIndex): readonly number[] {
  return finish(index.compact());
}

/** Runs all steps of a compaction that are left. */
function finish(steps: ReturnType<PhraseIndex["compact"]>): readonly number[] {
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

  /** Runs some steps, then a change, then the rest. @returns By old document id, the new one. */
  function changeDuring(index: PhraseIndex, steps: number, change: (index: PhraseIndex) => void) {
    const compaction = index.compact();
    for (let step = 0; step < steps; step += 1) expect(compaction.next().done).toBe(false);
    change(index);
    let last = compaction.next();
    while (!last.done) last = compaction.next();
    return last.value;
  }

  it("takes in a document that is added, at any step", () => {
    for (const done of [1, 2, 3, 4, 5, 6]) {
      const index = open(["one", "two", "one more", "gone"], false);
      index.remove(3);
      expect(changeDuring(index, done, () => index.add("one new"))).toHaveLength(5);
      expect(find(index, "one")).toEqual([0, 2, 3]);
      expect(find(index, "new")).toEqual([3]);
    }
  });

  it("leaves out a document that is removed, at any step", () => {
    for (const done of [1, 2, 3, 4, 5, 6]) {
      const index = open(["one", "two", "one more", "gone"], false);
      index.remove(3);
      changeDuring(index, done, () => index.remove(0));
      // It is dropped by the next compaction.
      const newIds = compact(index);
      expect([newIds[1], newIds[2]]).toEqual([0, 1]);
      expect(find(index, "one")).toEqual([1]);
    }
  });

  it("gives up when another compaction ends first", () => {
    const index = open(["one", "two", "one more", "gone"], false);
    index.remove(3);
    expect(changeDuring(index, 3, compact)).toBeUndefined();
    expect(find(index, "one")).toEqual([0, 2]);
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
type Act = { add: string } | { remove: number } | "compact" | "step of compaction";

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
    { weight: 2, arbitrary: fc.constant<Act>("step of compaction") },
  );
  const piece = fc.constantFrom("a", "b", "ab", "ba", ".", "q", "σ", "i", "😀", "c", "aa");
  const query = fc.array(piece, { minLength: 1, maxLength: 4 }).map((list) => list.join(" "));
  fc.assert(
    fc.property(fc.array(fc.tuple(act, query), { minLength: 1, maxLength: 30 }), (acts) => {
      const index = new PhraseIndex();
      let texts = new Map<number, string>();
      let compaction: ReturnType<PhraseIndex["compact"]> | undefined;
      const renumber = (newIds: readonly number[]) => {
        compaction = undefined;
        texts = new Map([...texts].map(([id, text]) => [newIds[id] as number, text]));
      };
      for (const [one, asked] of acts) {
        if (one === "compact") {
          renumber(finish(compaction ?? index.compact()));
        } else if (one === "step of compaction") {
          compaction ??= index.compact();
          const { done, value } = compaction.next();
          if (done && value) renumber(value);
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
