import fc from "fast-check";
import { collapseSpaces, foldLookAlikes, foldPlain, foldText, listOrigins } from "@/lib/util/fold";
import { anyCharacter } from "../../helpers/any-character";

const decomposed = (text: string) => text.normalize("NFD");

describe("foldText", () => {
  it.each([
    ["LUNA", "luna"],
    ["ÉCOLE", "école"],
    ["ОТЗЫВ", "отзыв"],
    ["ΟΔΟΣ ΜΟΥ", "οδοσ μου"],
    ["ｓｕｉｃｉｄｅ", "suicide"],
    [decomposed("Café Amélie"), "café amélie"],
    ["Com\u00adpan\u00adion ex\u200bplained", "companion explained"],
    ["wo\u2060rd\ufeff \u200ejoiner \u200d", "word joiner "],
    ["no\u00a0break", "no break"],
  ])("%j is compared as %j", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it("keeps accents, which tell words apart", () => {
    expect(foldText("resumé")).not.toBe(foldText("resume"));
  });

  it("folds what is folded already to itself", () => {
    const text = fc.string({ unit: anyCharacter });
    fc.assert(fc.property(text, (one) => expect(foldText(foldText(one))).toBe(foldText(one))));
  });
});

it.each([
  ["Café AMÉLIE", "cafe amelie"],
  ["Straße, Øre", "strasse, ore"],
  ["can’t “say” 5–6", 'can\'t "say" 5-6'],
])("foldPlain: %j is typed as %j", (text, typed) => {
  expect(foldPlain(text)).toBe(typed);
});

it.each([
  ["kіll mуself", "kill myself"],
  ["ѕυісіdе", "suicide"],
  ["k1ll my$elf", "kill myself"],
  ["want to d1e", "want to die"],
  ["ove\u00adrdose", "overdose"],
  ["988, 116 123, $60, 3am", "988, 116 123, $60, 3am"],
])("foldLookAlikes: %j hides %j", (text, meant) => {
  expect(foldLookAlikes(text)).toBe(meant);
});

it("listOrigins leads from each place of a folded text to the characters that it comes from", () => {
  const text = `İx ${decomposed("é")}\u00ad ﬁ`;
  const { folded, origins } = listOrigins(text, foldText);
  expect(folded).toBe("i̇x é fi");
  expect(origins).toHaveLength(folded.length);
  expect(origins.map(({ start, end }) => text.slice(start, end))).toEqual([
    ..."İİx".split(""),
    " ",
    `${decomposed("é")}\u00ad`,
    " ",
    "ﬁ",
    "ﬁ",
  ]);
});

it("collapseSpaces shows white space as a browser does", () => {
  expect(collapseSpaces(" a\t\n b\u00a0c ")).toBe("a b c");
});
