import { setFlagsFromString } from "node:v8";
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
  ["a picture", "Before ![alt](/x.webp) after", "Before  after"],
  ["code", "Write `*this*` here", "Write *this* here"],
  ["an escape", "\\*not soft\\*", "*not soft*"],
  ["raw HTML", "a <b>word</b>", "a word"],
  ["a quote", "> One line\n> and more", "One line\nand more"],
  ["a list", "- one\n- two\n\n1. three", "one\ntwo\nthree"],
  ["a checklist", "- [ ] to do\n- [x] done", "to do\ndone"],
  ["a soft line break", "one\ntwo", "one two"],
  ["a table", "| A | B |\n|---|:-:|\n| 1 | 2 |", "A\tB\n1\t2"],
  ["a rule", "a\n\n---\n\nb", "a\nb"],
  ["emphasis around code", "**bold `code` bold**", "bold code bold"],
  ["emphasis in emphasis", "**a *b* c** and *d **e***", "a b c and d e"],
  ["marks without a counterpart", "*a _b ~~c `d [e ![f](", "*a _b ~~c `d [e ![f]("],
  ["rows of backticks", "`` a ` b `` and ```c` d", "a ` b  and ```c` d"],
  ["an escaped backtick", "\\`not code\\` and \\`a `*b*` c", "`not code` and `a *b* c"],
  ["a struck out word", "~one~ and ~~two~~, ~~~three~~~", "one and two, ~~~three~~~"],
  ["a picture in a link", "[![alt](/a.webp) words](/b)", "words"],
  ["a note", "Words[^1] on", "Words on"],
  ["brackets alone", "[a] and [b](c(d(e", "[a] and [b](c(d(e"],
  ["signs that are no tag", "1 < 2 and a <b", "1 < 2 and a <b"],
  ["a line of spaces", "one\n   \ntwo", "one\ntwo"],
  ["a fence without an end", "one\n\n```\n*two*", "one\n*two*\n"],
  ["a fence within a longer one", "````\n```\n*a*\n````\n*b*", "```\n*a*\n\nb"],
  ["a fence", "```\n- as *it* stands\n```", "- as *it* stands\n"],
])("reads %s as readers see it", (_, markdown, expected) => {
  expect(plain(markdown)).toBe(expected);
});

it("leaves out a chart that cannot be read", () => {
  expect(plain("Before\n\n```chart\nnonsense\n```")).toBe("Before");
});

describe("claims", () => {
  it("are filled in", () => {
    expect(plain("For **{{claim:users}}** users")).toBe("For 10,000+ users");
    expect(plain("```\n{{claim:users}}\n```")).toBe("10,000+\n");
  });

  it("that are withheld take their sentence, row or block along", () => {
    expect(plain("Stays. We have {{claim:unproven}}. Stays too.")).toBe("Stays. Stays too.");
    expect(plain("| A | B |\n|---|---|\n| kept | 1 |\n| lost | {{claim:unproven}} |")).toBe("A\tB\nkept\t1");
    expect(plain("```\nkept?\n{{claim:unproven}}\n```")).toBe("");
  });
});

/** Processor time that a call takes, in seconds: other processes do not count. */
function secondsOf(call: () => void): number {
  const start = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000_000;
}

// A process with many regular expressions gets them without V8's optimisations, as a server does after a while.
beforeAll(() => setFlagsFromString("--no-regexp-optimization"));
afterAll(() => setFlagsFromString("--regexp-optimization"));

/** Each of these took the square of its length, or more: at this length, the longest that is read, minutes. */
it.each([
  ["emphasis", "*a "],
  ["underscores", "_a "],
  ["both", "*a_ "],
  ["backticks", "a ``` b `` c"],
  ["brackets", "[a"],
  ["pictures", "![a](b"],
  ["tags", "<a "],
  ["dashes", "a - "],
  ["spaces", "   "],
])("goes through %s without an end a few times only", (_, unit) => {
  const line = unit.repeat(50_000);
  expect(secondsOf(() => expect(plain(`${line}z`).length).toBeGreaterThan(0))).toBeLessThan(4);
});

it.each([
  ["lines of spaces", " \n", ""],
  ["dashes", "-", " a"],
  ["fences", "```\n~~~\n````\n", ""],
])("goes through %s a few times only", (_, unit, end) => {
  expect(secondsOf(() => expect(typeof plain(`a ${unit.repeat(40_000)}${end}`)).toBe("string"))).toBeLessThan(4);
});
