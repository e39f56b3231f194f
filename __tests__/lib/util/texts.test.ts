import fc from "fast-check";
import { formatDate } from "@/lib/util/date";
import { escapeHtml, escapeRegExp, escapeText } from "@/lib/util/escape";
import { collapseSpaces, foldLookAlikes, foldPlain, foldText, listOrigins } from "@/lib/util/fold";
import { editDistance, isOneMistake } from "@/lib/util/nearest";
import { formatCount, formatScore, numbersIn } from "@/lib/util/number";
import { byLatest, byName, compareText } from "@/lib/util/order";
import { positionAt } from "@/lib/util/position";
import { titleBeforeColon } from "@/lib/util/title";
import { anyCharacter } from "../../helpers/any-character";

it("escapeHtml leaves nothing that ends an element or a quoted attribute", () => {
  expect(escapeHtml(`<a b="c" d='e'>&amp;`)).toBe("&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;");
});

it("escapeText leaves quotes as they are", () => {
  expect(escapeText(`<b> & "it's"`)).toBe(`&lt;b&gt; &amp; "it's"`);
});

it("escapeRegExp makes a text match itself alone", () => {
  const text = "a.b*c+(d)[e]{f}^$|\\";
  expect(new RegExp(`^${escapeRegExp(text)}$`).test(text)).toBe(true);
  expect(new RegExp(`^${escapeRegExp("a.b")}$`).test("axb")).toBe(false);
});

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

it.each([
  [4, "4.0"],
  [4.9, "4.9"],
  [0, "0.0"],
  [4.25, "4.3"],
  [4.24, "4.2"],
])("formatScore shows %d with one decimal", (value, expected) => {
  expect(formatScore(value)).toBe(expected);
});

describe("formatCount", () => {
  it("uses the singular for one only", () => {
    expect([0, 1, 2].map((count) => formatCount(count, "article"))).toEqual(["0 articles", "1 article", "2 articles"]);
  });

  it("takes an irregular plural", () => {
    expect(formatCount(3, "reply", "replies")).toBe("3 replies");
  });
});

it.each([
  ["Lark AI Review: The Quiet One", "Lark AI Review"],
  ["A: b: c", "A"],
  ["No colon here", "No colon here"],
  [": nothing before", ": nothing before"],
  ["", ""],
])("titleBeforeColon cuts %j", (title, expected) => {
  expect(titleBeforeColon(title)).toBe(expected);
});

it.each([
  ["chart", "chart", 0],
  ["chart", "chrat", 1],
  ["chart", "charts", 1],
  ["chart", "", 5],
  ["chart", "dart", 2],
  ["guide", "guild", 2],
  ["ca", "abc", 3],
])("editDistance counts the slips from %s to %s", (a, b, count) => {
  expect(editDistance(a, b)).toBe(count);
  expect(editDistance(b, a)).toBe(count);
});

it("isOneMistake is a missing, added, other or swapped letter, and nothing else", () => {
  for (const [typed, meant] of [
    ["delte", "delete"],
    ["deleete", "delete"],
    ["dalete", "delete"],
    ["deelte", "delete"],
    ["elete", "delete"],
    ["delet", "delete"],
  ] as const)
    expect([typed, isOneMistake(typed, meant)]).toEqual([typed, true]);
  for (const typed of ["delete", "dlt", "daleta", "eltede", ""]) expect(isOneMistake(typed, "delete")).toBe(false);
});

it("isOneMistake is an edit distance of one", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abc"), maxLength: 5 });
  fc.assert(
    fc.property(word, word, (typed, meant) => isOneMistake(typed, meant) === (editDistance(typed, meant) === 1)),
  );
});

it.each<[string, number[]]>([
  ["10,000+", [10000]],
  ["$17.99", [17.99]],
  ["$7.99 to $24.99 a month, or $1,199.99 a year", [7.99, 24.99, 1199.99]],
  ["4.9/5", [4.9, 5]],
  ["Up to 70%", [70]],
  ["7-day", [7]],
  ["10K+", [10000]],
  ["1.1 million", [1100000]],
  ["5 months", [5]],
  ["28\u00A0000", [28000]],
  ["1,5", [1, 5]],
  ["seven days", []],
])("numbersIn finds in %j %j", (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

const text = "\nab\n\ncd";

it.each([
  [0, 1, 1],
  [1, 2, 1],
  [2, 2, 2],
  [3, 2, 3],
  [4, 3, 1],
  [5, 4, 1],
  [7, 4, 3],
])("positionAt: offset %i is line %i, column %i", (offset, line, column) => {
  expect(positionAt(text, offset)).toEqual({ line, column });
});

describe("dates", () => {
  it("writes a day out as readers say it", () => {
    expect(formatDate("2025-06-28")).toBe("June 28, 2025");
    expect(formatDate("2024-02-29")).toBe("February 29, 2024");
  });
});

it("compareText sorts by code units", () => {
  expect(["b", "a", "B", "a-b", "a"].sort(compareText)).toEqual(["B", "a", "a", "a-b", "b"]);
});

it("byName sorts as readers expect it", () => {
  const names = ["Zoe", "élan", "Eve", "adam"].map((name) => ({ name }));
  expect(names.sort(byName).map(({ name }) => name)).toEqual(["adam", "élan", "Eve", "Zoe"]);
});

it("byLatest keeps the order of one day", () => {
  const days = [
    { date: "2025-01-01", id: 1 },
    { date: "2025-02-01", id: 2 },
    { date: "2025-02-01", id: 3 },
  ];
  expect(days.sort(byLatest).map(({ id }) => id)).toEqual([2, 3, 1]);
});
