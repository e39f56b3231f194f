import fc from "fast-check";
import { snippet } from "@/lib/content/schemas/fields";
import { chart } from "@/lib/text/blocks/chart";
import { toPlainText } from "@/lib/text/plain-text";
import { renderSnippet } from "@/lib/text/render-snippet";
import { anyCharacter } from "../../helpers/any-character";
import { exportMarkdown, render } from "../../helpers/render";

/** Characters of the longest field that is rendered as markdown. */
const longestField = 1200;

/** What markdown is made of, and what has been trouble. */
const pieces = [
  ..."\n¦\n\n¦ ¦    ¦\t¦\r¦a¦word ¦# ¦- ¦1. ¦> ¦* ¦| ¦|-|-|\n¦---\n¦===\n".split("¦"),
  ..."`¦``¦```\n¦```chart\n¦~~~¦*¦**¦_¦~~¦[¦]¦](¦)¦![¦[^1]¦[^1]: ¦[a]: b\n".split("¦"),
  ..."<¦<a ¦</a>¦<!--¦-->¦<https://a.example>¦www.a.example¦a@b.example¦&amp;¦\\¦{{claim:users}}".split("¦"),
  ..."{{claim:unproven}}¦{{¦- [ ] ¦\0¦\ud800¦\udc00¦é¦😀¦\u202e¦rows:\n¦- {label: a, value: 1}\n".split("¦"),
];
const piece = fc.constantFrom(...pieces);
const run = fc
  .tuple(fc.array(piece, { minLength: 1, maxLength: 4 }), fc.constantFrom(1, 1, 1, 3, 20, 300))
  .map(([pieces, times]) => pieces.join("").repeat(times));
const text = fc.array(run, { maxLength: 12 }).map((runs) => runs.join(""));

it("is rendered, read for search and measured without an error", () => {
  fc.assert(
    fc.property(fc.oneof({ weight: 5, arbitrary: text }, fc.string({ unit: anyCharacter, maxLength: 300 })), (one) => {
      expect(typeof render(one).html).toBe("string");
      expect(typeof renderSnippet(one.slice(0, longestField))).toBe("string");
      expect(typeof toPlainText(one)).toBe("string");
      const { request, error } = chart.parse(one);
      expect(request === undefined).toBe(typeof error === "string");
    }),
    { numRuns: 40 },
  );
});

it.each([">", "> ", "1. ", "- a\n ", "[", "![", "*a **b ", "***a", "`a"])(
  "is rendered without an error where it is as long as a field can be: %j",
  (piece) => {
    expect(snippet().safeParse("a".repeat(longestField + 1)).success).toBe(false);
    const one = piece.repeat(longestField).slice(0, longestField);
    expect(snippet().safeParse(one).success).toBe(true);
    expect(typeof renderSnippet(one)).toBe("string");
    expect(typeof exportMarkdown(one)).toBe("string");
  },
);
