import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findBodyLimits, textLimits } from "@/lib/content/read/body-limits";
import { siteFolder } from "../../../helpers/site-folder";

const file = (body: string, fields = "title: One") => `---\n${fields}\n---\n\n${body}`;
/** Body lines begin on line 5. */
const found = (body: string) => findBodyLimits(file(body));
const lines = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, n) => line(n));
const nest = (depth: number) => lines(depth, (n) => `${"  ".repeat(n)}- item`).join("\n");

it("lets every file of a site through, with much room", () => {
  const files = readdirSync(siteFolder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
  expect(files.length).toBeGreaterThan(40);
  for (const name of files) {
    const text = readFileSync(join(siteFolder, name), "utf8");
    expect([name, findBodyLimits(text)]).toEqual([name, []]);
    expect(text.length).toBeLessThan(textLimits.characters / 10);
  }
});

it("lets an article of 10,000 words through, with lists, tables, links and code", () => {
  const section = (n: number) =>
    [
      `## Section ${n}`,
      ...lines(
        5,
        () => `Some *words* stand [here](https://a.example/x_y). ${"Others stand behind them. ".repeat(16)}\n`,
      ),
      lines(4, (item) => `- item ${item} with **weight**\n    - and a part of it\n        - and of that`).join("\n"),
      `| a | b | c |\n|---|:-:|---|\n${"| 1 | [two](/x) | 3 |\n".repeat(8)}`,
      "```yaml\na:\n  - b: [c, d]\n```",
      "> A quote\n> of two lines",
    ].join("\n\n");
  const body = lines(30, section).join("\n\n");
  expect(body.split(/\s+/).length).toBeGreaterThan(10_000);
  expect(found(body)).toEqual([]);
});

it.each([
  ["5 MB of prose", "Some words of prose. ".repeat(250_000), [/^This file is too long.*200,000 char/, /too long/]],
  ["10,000 headings", "## A\n\n".repeat(10_000), [/parts are read/, /too many headings.*at most 300/]],
  ["10,000 headings by a line below", "A\n-\n".repeat(10_000), [/parts are read/, /headings/]],
  ["3,000 lists in each other", nest(3_000), [/too long/, /too deep.*at most 16/, /too long/]],
  ["lists in each other on one line", `${"- ".repeat(3_000)}a`, [/too deep/]],
  ["quotes in each other", `${">".repeat(10_000)}a`, [/parts/, /too deep/]],
  ["unclosed backticks", lines(60_000, (n) => "`".repeat(1 + (n % 3))).join(" a "), [/too long/, /parts/, /marks/]],
  ["emphasis in emphasis", "*a **b ".repeat(2_000), [/too many marks \(links, emphasis, code\)/]],
  ["a table of 500 columns", `${"|a".repeat(500)}\n${"|-".repeat(500)}\n`, [/too wide.*at most 30/]],
  ["a table of short rows", `${"|a".repeat(25)}\n${"|-".repeat(25)}\n${"a\n".repeat(400)}`, [/parts/]],
  ["tags without an end", "a <!-- b\n\n".repeat(600), [/too many "<"/]],
  ["charts", "```chart\n```\n\n".repeat(60), [/too many charts/]],
  ["a paragraph of 5,000 words", "Words ".repeat(5_000), [/is too long. Put an empty line.*at most 20,000/]],
  ["backslashes", "\\\\".repeat(15_000), [/too many marks/]],
  ["links", "[a](/b)\n\n".repeat(3_000), [/parts/]],
])("names %s, each kind once", (_, body, expected) => {
  const messages = found(body).map(({ message }) => message);
  for (const one of expected) expect(messages).toContainEqual(expect.stringMatching(one));
  expect(new Set(messages).size).toBe(messages.length);
});

it("says where, what the limit is, and what to do", () => {
  expect(found(`Fine.\n\n${nest(20)}\n`)).toEqual([
    {
      line: 23,
      column: 35,
      message:
        "Lists and quotes are nested too deep here. Use fewer levels: at most 16 levels (two spaces of indentation count as one) are read.",
    },
  ]);
  expect(found("## A\n\n".repeat(301))).toMatchObject([{ line: 5 + 600, column: 1 }]);
  expect(findBodyLimits("## A\n\n".repeat(301))).toMatchObject([{ line: 601, column: 1 }]);
});

it.each([
  ["a row of dashes or stars", `${"- ".repeat(50)}\n\n${"* ".repeat(50)}`],
  ["code far to the right", `\`\`\`\n${" ".repeat(28)}- a\n${" ".repeat(90)}a\n\`\`\``],
  ["lists that follow each other", "- a\n  - b\n    - c\n\nText.\n\n".repeat(100)],
  ["dashes in words", "a - b - c - d\n\n".repeat(100)],
])("takes %s for what it is", (_, body) => {
  expect(found(body)).toEqual([]);
});

it.each([
  ["indented fields", lines(60, (n) => `${" ".repeat(n)}a:`).join("\n"), 43, /at most 40 columns/],
  ["lists on one line", `a: 1\nb:\n${"- ".repeat(5_000)}`, 4, /too deep/],
  [
    "items in brackets",
    `a: {${lines(600, (n) => `k${n}, l${n}`).join(",\n ")}}`,
    502,
    /one item a line: at most 1,000/,
  ],
  ["fields of one group", lines(1_500, (n) => `k${n}: 1`).join("\n"), 1_002, /A group has too many fields/],
  ["brackets", `a: 1\nb: ${"[".repeat(5_000)}`, 3, /"\[" or "\{".*at most 32/],
])("names fields that take too long to be read: %s", (_, fields, line, message) => {
  expect(findBodyLimits(file("Text.", fields))).toEqual([{ line, column: 1, message: expect.stringMatching(message) }]);
});

it("takes brackets that are closed again, and long lists of fields", () => {
  const fields = lines(2_000, (n) => `  - f: "[a](b) ${n}, {{claim:users}}"\n    g: 1`).join("\n");
  expect(findBodyLimits(file("Text.", `list:\n${fields}`))).toEqual([]);
});

it("takes anything", () => {
  for (const text of ["", "---", "---\n", "---\n---", "---\na: 1", "\n---\n", "----\n", "\0", "\ud800", "a\rb\r\nc"])
    expect(findBodyLimits(text)).toEqual([]);
});

it("looks at no more of a text than may be read", () => {
  const hidden = `${"Words. ".repeat(30_000)}\n\n${"- ".repeat(100)}a`;
  expect(findBodyLimits(`a\n\n${hidden}`).filter(({ message }) => /too deep/.test(message))).toEqual([]);
});
