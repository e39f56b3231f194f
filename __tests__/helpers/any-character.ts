import fc from "fast-check";

/** Halves of pairs, which are no characters by themselves: U+D800 to U+DFFF. */
const halves = { from: 0xd800, count: 0x800 };

/** Any character of Unicode, as fast-check's own `unit: "binary"`, which takes two seconds to set up. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - halves.count })
  .map((code) => String.fromCodePoint(code < halves.from ? code : code + halves.count));
