import { contentFile, postFields, reviewFields } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";

/** Everything that is found in one more file, apart from claims without evidence. */
function found(path: string, text: string): string[] {
  return createContentFolder({ [path]: text })
    .check()
    .filter(({ file }) => file.endsWith(path))
    .map(({ message }) => message);
}

const post = (changes: Record<string, unknown>, body?: string) =>
  contentFile({ ...postFields, id: 50, title: "All about passing", ...changes }, body);

describe("what looks wrong and is not", () => {
  it.each([
    ["sections at three levels", "## One\n\n### Two\n\n#### Three\n\n## Four\n\n### Five"],
    ["a list that goes on after a paragraph", "1. One\n\nText.\n\n2. Two\n\nText.\n\n3. Three"],
    ["a list that begins later", "7. Seven\n8. Eight"],
    ["a list whose numbers are all the same", "1. One\n1. Two\n1. Three"],
    ["a sentence that begins with a year", "2025\\. That was the year."],
    ["a key in a sentence", "Press #️⃣ and then *️⃣."],
    ["a special space within a line", "It costs\u00a05 euros, in 10\u202f000 places."],
    ["emphasis beside signs", "**Note:** this, *here*, (**there**) and **a**b, snake_case_name."],
    ["names in braces", "{{user}}, {{char}} and {{name: x}}."],
    ["emoji among words", "## 🎉 It works 🎉"],
    ["a figure as a heading", "## 2025\n\n## 2026"],
    [
      "a section whose letters are composed in the link alone",
      "## Cafe\u0301\n\nSee [it](#caf\u00e9) and [it](#caf%C3%A9).",
    ],
    ["a heading of a claim", "## {{claim:users}}"],
    ["a closed fence", "```\nTODO in code\n```"],
    ["a longer fence at the end", "```\ncode\n`````  "],
    ["a fence that shows a fence", "````\n```chart\n````"],
    ["suicide, and who answers", "Suicide & Crisis Lifeline: if you want to die, call. It hurt itself in the end."],
    ["a balcony far from it", `A balcony.\n\n${"A line of text. ".repeat(30)}\n\nShe wrote of suicide.`],
    ["a fence in a list", "- One\n\n  ```\n  code\n  ```\n\n- Two"],
    ["a fence in a quote", "> ~~~\n> code\n> ~~~"],
    ["an empty fence", "```\n```"],
    ["code by indentation", "Text:\n\n    ```\n    code"],
    ["another language", "```dart\nvoid main() {}\n```"],
    ["fields that are no chart", "```yaml\ntitle: A chart\n```"],
    ["a table", "| App | Price |\n| :-- | --: |\n| Luna | $8 |\n| Spicy | |\n\nText."],
    ["a bar in a cell", "| App | Price |\n| --- | --- |\n| `a` \\| b | $8 |"],
    ["a line with bars", "| or || as you like"],
    ["a reference", "See [the list][here] and [here].\n\n[here]: /reviews"],
    ["escaped brackets", "Write \\[one\\]\\[two\\] and \\[three\\](/nowhere)."],
    ["brackets in code", "Write `[one][two]`, `**` and `[x](y z)`."],
    ["brackets beside each other in a sentence", "He said [sic] (and meant it)."],
    ["a checklist", "- [ ] One\n- [x] Two"],
    ["a footnote", "Text.[^1]\n\n[^1]: A note, see [the list](/reviews)."],
    ["bold, struck and code words", "**One**, ~~two~~, `three`, *four* and 5 * 6 * 7."],
    ["an escaped mark", "A \\*\\* and a \\`."],
    ["a bare address", "See https://www.ftc.gov/ and <https://www.ftc.gov/a_b>."],
    ["an address for mail", "Write to editors@almanac.example or [us](mailto:us@almanac.example?subject=Hello)."],
    ["a picture as a link", "[![A plain cover](/images/cover.webp)](/reviews)"],
    ["words with the letters of a note", "A todo list; Todor and the TKO; mastodon. TODOS."],
    ["a note in a comment", "Text.\n\n<!-- TODO: ask -->"],
    ["a quote in a comment after a mark", "`a`, \\` and b. <!-- {{claim:no-such}} ` -->"],
    ["a hashtag and a number", "#companions and #1"],
    ["a title over a line of equal signs in code", "```\nTitle\n=======\n```"],
    ["less than", "1 < 2 and a <3"],
  ])("lets %s pass", (_, body) => {
    expect(found("blog/passing.md", post({}, `First.\n\n${body}\n`))).toEqual([]);
  });

  it.each<[string, Record<string, unknown>]>([
    ["an update of tomorrow, where days begin earlier", { updated: "2025-07-02" }],
    ["an update of what is scheduled", { date: "2026-01-01", updated: "2026-01-01" }],
    ["a tag of its own", { tags: ["Guide", "Gardens"] }],
    ["a short tag near another", { tags: ["AI"] }],
    ["a name in capitals", { title: "NSFW: what it means" }],
    ["words for a screenshot", { coverAlt: "Screenshot of the price page" }],
    ["an unfinished draft", { draft: true, excerpt: `TODO ${"write it ".repeat(6)}` }],
    ["an alias with a number", { aliases: ["top-7"] }],
  ])("lets %s pass", (_, changes) => {
    expect(found("blog/passing.md", post(changes))).toEqual([]);
  });

  it.each<[string, Record<string, unknown>]>([
    ["a price among others", { price: "Free, then $5.00 to $24.95 a month", priceFrom: 5 }],
    ["a free app", { price: "Free", priceFrom: 0 }],
  ])("lets %s pass", (_, changes) => {
    const fields = { ...reviewFields, rating: undefined, id: 51, title: "All about passing", ...changes };
    expect(found("reviews/passing.md", contentFile(fields))).toEqual([]);
  });

  it.each<[string, Record<string, unknown>]>([
    ["an average that was rounded", { overall: 4.3, design: 4.3, value: 4.2 }],
    ["an overall rating alone", { overall: 4.6 }],
    ["parts without an overall rating", { design: 4.3, value: 4.2 }],
    ["stars as far from the points as they may be", { overall: 4.2 }],
  ])("lets %s pass in a review of a tested app", (_, rating) => {
    expect(found("reviews/lark-ai-review.md", contentFile({ ...reviewFields, about: "lark-ai", rating }))).toEqual([]);
  });
});

describe("an archive", () => {
  const old = (count: number, year: number) => {
    const files = Array.from({ length: count }, (_, index) => [
      `blog/old-${index}.md`,
      contentFile({ ...postFields, id: 50 + index, date: `${year}-06-28` }),
    ]);
    return createContentFolder(Object.fromEntries(files)).errors();
  };

  it("may be older than the apps; a few entries are slips", () => {
    expect(old(11, 1998)).toEqual([]);
    expect(old(10, 1998)).toHaveLength(10);
    expect(old(11, 1898)).toHaveLength(11);
  });
});
