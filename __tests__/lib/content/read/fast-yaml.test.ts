import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { parseDocument } from "yaml";
import { readFastYaml } from "@/lib/content/read/fast-yaml";
import { anyCharacter } from "../../../helpers/any-character";
import { siteFolder } from "../../../helpers/site-folder";

/** What the parser makes of it; `undefined` where it finds an error. */
function parseAll(text: string): unknown {
  const document = parseDocument(text, { logLevel: "silent" });
  return document.errors.length > 0 ? undefined : document.toJS();
}

/** Pieces of YAML, plain ones and such as mean something. */
const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("word", "Two words", "/images/a.webp", "2025-06-08", "12", "4.50", "true") },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...[
        "it's",
        "a, b",
        "5 apps",
        "119th day",
        "-1",
        "0x1f",
        "0o7",
        "007",
        "1e3",
        "1.",
        "True",
        "Null",
        "~",
        ".5",
        "yes",
      ],
      ...["a, *b", "a [b]", "a {b}", 'a "b"', "a:b", "{{x:y}} a", "a {{x:y}}", "a:", "1:2", "1 - 2", "1 #", "1: 2"],
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "https://a.example/b?c=d&e=%20",
      "https://a b",
      "http://x#y",
      "a: b",
      "a #b",
      "a#b",
      "{{claim:x}}",
      "&a",
      "*a",
      "|",
      ">",
      "!t",
      "'q'",
      "- a",
      "é–’",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('"quoted: text"', '"a\\nb"', '"', '""', "[a, b c]", "[]", "[a,b]", "[a, [b]]", "[1, x]"),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.array(
          fc.tuple(
            fc.constantFrom("a: ", "b: ", "date: ", "", "a:", "__proto__: "),
            fc.constantFrom(
              "2025-06-08",
              "4.50",
              '"q, r"',
              '"q: r"',
              "it's",
              "two words",
              "a:b",
              "",
              "1e3",
              '"',
              "https://a.example",
            ),
          ),
          { maxLength: 3 },
        ),
        fc.constantFrom(["{ ", " }"], ["{", "}"], ["[", "]"], ["[ ", " ]"]),
        fc.constantFrom(", ", ",", ",  "),
      )
      .map(([parts, [open, close], comma]) => open + parts.map((part) => part.join("")).join(comma) + close),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 12, unit: anyCharacter }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
);
const key = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("a", "b", "title", "x1", "cover_image") },
  { weight: 1, arbitrary: fc.constantFrom("__proto__", "constructor", "toString", "no-no") },
);
const line = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(key, piece).map(([name, value]) => `${name}: ${value}`) },
  { weight: 2, arbitrary: key.map((name) => `${name}:`) },
  { weight: 3, arbitrary: piece.map((value) => `  - ${value}`) },
  { weight: 1, arbitrary: fc.constantFrom("", "# note", "  more", "   ", "---", "...", "\t", "a:  two", "- a") },
);

/** Lines of a list whose items have fields. */
const itemLine = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(key, piece).map(([name, value]) => `  - ${name}: ${value}`) },
  { weight: 4, arbitrary: fc.tuple(key, piece).map(([name, value]) => `    ${name}: ${value}`) },
  { weight: 1, arbitrary: piece.map((value) => `    - ${value}`) },
  { weight: 1, arbitrary: line },
);

const anyFields = fc.array(line, { maxLength: 3 });
const fieldsWithItems = fc.array(itemLine, { maxLength: 4 }).map((lines) => ["list:", ...lines]);

describe("readFastYaml", () => {
  it.each([
    ["fields", anyFields],
    ["lists of items with fields", fieldsWithItems],
  ])("reads what the parser reads, or leaves it to the parser: %s", (_, texts) => {
    let read = 0;
    fc.assert(
      fc.property(texts, (lines) => {
        const text = `\n${lines.join("\n")}`;
        const plain = readFastYaml(text);
        if (plain === undefined || Object.keys(plain).length === 0) return;
        read += 1;
        expect(plain).toStrictEqual(parseAll(text));
      }),
      { numRuns: 20_000 },
    );
    expect(read).toBeGreaterThan(1000);
  });

  it("reads most articles of a site", () => {
    const folder = join(siteFolder, "blog");
    const files = readdirSync(folder).filter((name) => name.endsWith(".md"));
    const texts = files.map((name) => readFileSync(join(folder, name), "utf8").split("\n---\n")[0]?.slice(3) ?? "");
    const read = texts.filter((text) => {
      const plain = readFastYaml(text);
      if (plain) expect(plain).toStrictEqual(parseAll(text));
      return plain;
    });
    expect(read.length).toBeGreaterThan(texts.length * 0.9);
  });
});
