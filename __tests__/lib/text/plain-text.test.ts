import { showClaimsInText } from "@/lib/content/claims/resolve-claims";
import { toPlainText } from "@/lib/text/plain-text";
import { testLookup } from "../../helpers/render";

const resolveClaims = (text: string) => showClaimsInText(text, testLookup);
const plain = (markdown: string) => toPlainText(markdown, resolveClaims);

it.each([
  ["a heading", "## What it *costs*", "What it costs"],
  ["emphasis", "**bold**, *soft*, _soft_, ~~gone~~ and ***both***", "bold, soft, soft, gone and both"],
  ["what only looks like emphasis", "2 * 3 * 4, snake_case_name and ______", "2 * 3 * 4, snake_case_name and ______"],
  ["a link", "See [the *review*](/reviews/lark) and [a](https://a.example/x_(y)).", "See the review and a."],
  ["an affiliate link", "[Visit Lark](partner:lark-ai)", "Visit Lark"],
  ["an address", "<https://a.example/>", "https://a.example/"],
  ["a picture", "Before ![alt](/x.webp) after", "Before after"],
  ["code", "Write `*this*` here", "Write *this* here"],
  ["an escape", "\\*not soft\\*", "*not soft*"],
  ["raw HTML", "a <b>word</b>", "a word"],
  ["a quote", "> One line\n> and more", "One line and more"],
  ["a list", "- one\n- two\n\n1. three", "one\ntwo\n1. three"],
  ["a checklist", "- [ ] to do\n- [x] done", "to do\ndone"],
  ["a soft line break", "one\ntwo", "one two"],
  ["a table", "| A | B |\n|---|:-:|\n| 1 | 2 |", "A\tB\n1\t2"],
  [
    "numbers that begin a line",
    "2025. That was the year.\n\n14\\. August is the end.",
    "2025. That was the year.\n14. August is the end.",
  ],
  ["entities", "AT&amp;T, &lt;START&gt; and caf&eacute;", "AT&T, <START> and café"],
  ["characters that no feed can hold", "a\u0001b \ufffe`c\u000bd`", "ab cd"],
  ["marks without a counterpart", "*a _b ~~c `d [e ![f](", "*a _b ~~c `d [e ![f]("],
  ["a struck out word", "~one~ and ~~two~~, ~~~three~~~", "~one~ and two, ~~~three~~~"],
  ["two ranges", "It takes 3~5 seconds, and 7~10 at night.", "It takes 3~5 seconds, and 7~10 at night."],
  ["a picture in a link", "[![alt](/a.webp) words](/b)", "words"],
  ["a note", "Words[^1] on.\n\n[^1]: Said *below*.\n\nLast.", "Words on.\nLast.\nSaid below."],
  ["signs that are no tag", "1 < 2 and a <b", "1 < 2 and a <b"],
  ["a fence without an end", "one\n\n```\n*two*", "one\n*two*"],
  ["a comment", "Before <!-- zebrafish: a > b\nand *more* --> after.", "Before after."],
  ["a comment over several blocks", "One.\n\n<!-- a note\n\n- of several\n\n# lines -->\n\nTwo.", "One.\nTwo."],
  [
    "comments in a list, a table and a heading",
    "## A <!-- x --> b\n\n- c <!-- x -->\n\n| D <!-- x --> |\n|---|\n| e |",
    "A b\nc\nD\ne",
  ],
  ["what only looks like a comment", "`<!-- code -->` and \\<!-- text -->", "<!-- code --> and <!-- text -->"],
  ["a fence", "```\n- as *it* stands\n```", "- as *it* stands"],
])("reads %s as readers see it", (_, markdown, expected) => {
  expect(plain(markdown)).toBe(expected);
});

it("leaves out a chart that cannot be read", () => {
  expect(plain("Before\n\n```chart\nnonsense\n```")).toBe("Before");
});

describe("claims", () => {
  it("are filled in", () => {
    expect(plain("For **{{claim:users}}** users")).toBe("For 10,000+ users");
    expect(plain("```\n{{claim:users}}\n```")).toBe("10,000+");
  });

  it("that are withheld take their sentence, row or block along", () => {
    expect(plain("Stays. We have {{claim:unproven}}. Stays too.")).toBe("Stays. Stays too.");
    expect(plain("| A | B |\n|---|---|\n| kept | 1 |\n| lost | {{claim:unproven}} |")).toBe("A\tB\nkept\t1");
    expect(plain("A sentence <!-- {{claim:unproven}} here --> with a dugong.")).toBe("A sentence with a dugong.");
    expect(plain("We have **many and {{claim:unproven}}\nreaders**. Stays.")).toBe("Stays.");
    expect(plain("```\nkept?\n{{claim:unproven}}\n```")).toBe("");
  });
});
