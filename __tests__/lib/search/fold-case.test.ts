import fc from "fast-check";
import { collapseSpaces, foldCase } from "@/lib/search/word-forms";
import { anyCharacter } from "../../helpers/any-character";

it("folds upper and lower case together", () => {
  for (const [a, b] of [
    ["LUNA", "luna"],
    ["ÉCOLE", "école"],
    ["ОТЗЫВ", "отзыв"],
    ["ΟΔΟΣ", "οδος"],
    ["ΟΔΟΣ ΜΟΥ", "οδοσ μου"],
  ] as const) {
    expect(foldCase(a)).toBe(foldCase(b));
  }
});

it("folds each character by itself, so that a part of a text folds to a part of its folding", () => {
  const greek = fc.constantFrom(..."ΑΣςσα İıIẞß.’ ");
  const unit = fc.oneof(greek, anyCharacter);
  const text = fc.array(unit).map((units) => units.join(""));
  fc.assert(fc.property(text, (one) => expect(foldCase(one)).toBe([...one].map(foldCase).join(""))));
});

it("never makes a text shorter, which marking relies on to find its way back", () => {
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    if (foldCase(character).length < character.length) throw new Error(`U+${code.toString(16)} becomes shorter`);
  }
});

it("shows white space as a browser does", () => {
  expect(collapseSpaces(" a\t\n b\u00a0c ")).toBe("a b c");
});
