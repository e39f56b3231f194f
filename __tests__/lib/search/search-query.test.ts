import fc from "fast-check";
import { maxQueryLength, parseSearchQuery } from "@/lib/search/search-query";
import { anyCharacter } from "../../helpers/any-character";

const textOf = (input: string) => parseSearchQuery(input).text;

it("trims", () => {
  expect(parseSearchQuery("  luna ai \n")).toEqual({ text: "luna ai", isCut: false });
});

it.each(["", "   ", "\t\n", "\u0000\u0007", "\u202e"])("takes %j for empty", (input) => {
  expect(textOf(input)).toBe("");
});

it("takes control characters, direction marks and halves of characters out, and keeps emoji whole", () => {
  expect(textOf("lu\u0000na\u202e \ud800 ai \u{1f469}\u200d\u{1f4bb}")).toBe("luna ai \u{1f469}\u200d\u{1f4bb}");
});

it("looks for the first 200 characters of a longer query, and says so", () => {
  expect(parseSearchQuery("a".repeat(200))).toEqual({ text: "a".repeat(200), isCut: false });
  expect(parseSearchQuery("a".repeat(10_000))).toEqual({ text: "a".repeat(200), isCut: true });
  expect(parseSearchQuery("😀".repeat(201))).toEqual({ text: "😀".repeat(200), isCut: true });
  expect(textOf(`${"a".repeat(199)} b`)).toBe("a".repeat(199));
});

it("looks for fewer of characters that become many, and says so", () => {
  // Eighteen letters and spaces each: in the page's text it is the words that it stands for.
  const { text, isCut } = parseSearchQuery("\ufdfa".repeat(200));
  expect(text).toBe("\ufdfa".repeat(20));
  expect(isCut).toBe(true);
  expect(parseSearchQuery(`luna \ufdfa ${"½ ".repeat(60)}ai`).isCut).toBe(false);
});

it("gives a text that can be written into an address, from any text", () => {
  const any = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
  );
  fc.assert(
    fc.property(any, (input) => {
      const { text } = parseSearchQuery(input);
      expect(decodeURIComponent(encodeURIComponent(text))).toBe(text);
      expect([...text].length).toBeLessThanOrEqual(maxQueryLength);
      expect(textOf(text)).toBe(text);
    }),
  );
});
