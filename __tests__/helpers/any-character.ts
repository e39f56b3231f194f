import fc from "fast-check";

/** Surrogates, which are not characters: U+D800 to U+DFFF. */
const surrogates = { from: 0xd800, count: 0x800 };

/** Any Unicode character. fast-check's `unit: "binary"` does the same, but takes two seconds to set up. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - surrogates.count })
  .map((code) => String.fromCodePoint(code < surrogates.from ? code : code + surrogates.count));
