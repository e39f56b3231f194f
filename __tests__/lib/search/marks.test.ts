import fc from "fast-check";
import { findPassage, splitMarks } from "@/lib/search/marks";
import { foldPlain } from "@/lib/util/fold";

/** The text with its matches in brackets. */
const marked = (text: string, query: string) =>
  splitMarks(text, [query])
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join("");

it.each([
  ["Luna, luna and LUNAR", "luna", "[Luna], [luna] and [LUNA]R"],
  ["nothing here", "luna", "nothing here"],
  ["Luna", "", "Luna"],
  ["", "luna", ""],
  ["aaaa", "aa", "[aaaa]"],
  ["Café, cafe", "cafe", "[Café], [cafe]"],
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

it("marks each of several words", () => {
  const pieces = splitMarks("Leaving Saltmarsh, and what leaving costs", ["leaving", "cost"]);
  expect(pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(["Leaving", "leaving", "cost"]);
});

it("gives the whole text back, marks what is there and misses nothing", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."aAbBİiςΣ😀 "), maxLength: 20 });
  const query = fc.string({ unit: fc.constantFrom(..."aAbBİiςΣ😀 "), minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(letters, query, (text, term) => {
      const pieces = splitMarks(text, [term]);
      expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      for (const { text: piece, start, isMatch } of pieces) {
        expect(text.slice(start, start + piece.length)).toBe(piece);
        expect(piece).not.toBe("");
        if (!isMatch) expect(foldPlain(piece)).not.toContain(foldPlain(term));
      }
      const isThere = foldPlain(text).includes(foldPlain(term));
      expect(pieces.some((piece) => piece.isMatch)).toBe(isThere);
    }),
    { numRuns: 1000 },
  );
});

describe("a passage", () => {
  const filler = (words: number) => Array.from({ length: words }, (_, index) => `word${index}`).join(" ");

  it("is the block when that is short", () => {
    const text = "Another block.\nA short one about Luna.\nAnd a third.";
    expect(findPassage(text, ["luna"])).toBe("A short one about Luna.");
  });

  it("is whole words around the match, and says where something is left out", () => {
    const passage = findPassage(`${filler(30)} Luna ${filler(30)}`, ["luna"]) ?? "";
    expect(passage).toMatch(/^… word\d+ .* Luna word0 .* word\d+\u00a0…$/);
    expect(passage.length).toBeLessThanOrEqual(190);
  });

  it("holds a long query whole, also one that ends inside a word", () => {
    const query = filler(40).slice(0, 197);
    expect(findPassage(`Before it ${filler(60)}`, [query])).toContain(query);
  });

  it("is the block with most of the words, and a sentence rather than a heading", () => {
    const sentence = "Nobody reads the privacy policy of an app, and so this is a sentence.";
    const text = `Privacy policy\nPrivacy is what this block is about, for as long as it lasts here.\n${sentence}`;
    expect(findPassage(text, ["policy", "privacy"])).toBe(sentence);
  });

  it("has the text below a heading, which alone says little", () => {
    const text = `An opening.\nWhat Luna remembers\nThe name of the dog, on ten of ten evenings.`;
    expect(findPassage(text, ["luna"])).toBe("What Luna remembers · The name of the dog, on ten of ten evenings.");
    expect(findPassage("What Luna remembers", ["luna"])).toBe("What Luna remembers");
  });

  it("sets the cells of a table apart", () => {
    expect(findPassage("Deal-breaker\tPrivacy policy", ["privacy"])).toBe("Deal-breaker · Privacy policy");
    const row = `Extras\tVoice and pictures are locked\t${filler(9)}`;
    expect(findPassage(`${row}\nCalls keep one voice. ${filler(9)}`, ["voice"])).toMatch(/^Calls keep one voice/);
  });

  it("is not there when the query is not", () => {
    expect(findPassage("A block", ["luna"])).toBeUndefined();
    expect(findPassage("A block", [""])).toBeUndefined();
  });

  it("always holds the query, in any text", () => {
    const text = fc.string({ unit: fc.constantFrom(..."ab İ😀\n"), maxLength: 400 });
    fc.assert(
      fc.property(text, fc.constantFrom("a", "b a", "i", "😀", "ab"), (one, query) => {
        const passage = findPassage(one, [query]);
        if (passage !== undefined) expect(foldPlain(passage)).toContain(foldPlain(query));
      }),
    );
  });
});
