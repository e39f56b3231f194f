import fc from "fast-check";
import { findBodyLimits } from "@/lib/content/read/body-limits";
import { parseChart } from "@/lib/text/parse-chart";
import { toPlainText } from "@/lib/text/plain-text";
import { renderSnippet } from "@/lib/text/render-snippet";
import { findTextLimits } from "@/lib/text/text-limits";
import { anyCharacter } from "../../helpers/any-character";
import { render } from "../../helpers/render";

/** What markdown is made of, and what has been trouble. */
const piece = fc.constantFrom(
  ...[
    "\n",
    "\n\n",
    " ",
    "    ",
    "\t",
    "\r",
    "a",
    "word ",
    "# ",
    "- ",
    "1. ",
    "> ",
    "* ",
    "| ",
    "|-|-|\n",
    "---\n",
    "===\n",
  ],
  ...[
    "`",
    "``",
    "```\n",
    "```chart\n",
    "~~~",
    "*",
    "**",
    "_",
    "~~",
    "[",
    "]",
    "](",
    ")",
    "![",
    "[^1]",
    "[^1]: ",
    "[a]: b\n",
  ],
  ...[
    "<",
    "<a ",
    "</a>",
    "<!--",
    "-->",
    "<https://a.example>",
    "www.a.example",
    "a@b.example",
    "&amp;",
    "\\",
    "{{claim:users}}",
  ],
  ...[
    "{{claim:unproven}}",
    "{{",
    "- [ ] ",
    "\0",
    "\ud800",
    "\udc00",
    "é",
    "😀",
    "\u202e",
    "rows:\n",
    "- {label: a, value: 1}\n",
  ],
);
const run = fc
  .tuple(fc.array(piece, { minLength: 1, maxLength: 4 }), fc.constantFrom(1, 1, 1, 3, 20, 300))
  .map(([pieces, times]) => pieces.join("").repeat(times));
const text = fc.array(run, { maxLength: 12 }).map((runs) => runs.join(""));

it("is rendered, read for search and measured without an error", () => {
  fc.assert(
    fc.property(fc.oneof({ weight: 5, arbitrary: text }, fc.string({ unit: anyCharacter, maxLength: 300 })), (one) => {
      expect(typeof render(one).html).toBe("string");
      expect(typeof renderSnippet(one)).toBe("string");
      expect(typeof toPlainText(one)).toBe("string");
      expect(Array.isArray(findBodyLimits(one))).toBe(true);
      const { chart, error } = parseChart(one);
      expect(chart === undefined).toBe(typeof error === "string");
    }),
    { numRuns: 300 },
  );
}, 60_000);

it.each([
  ["quotes", ">".repeat(100_000)],
  ["lists", `${"- ".repeat(3_000)}a`],
  ["emphasis", "*a **b ".repeat(20_000)],
  ["brackets", "[".repeat(100_000)],
  ["prose", "Words of prose.\n\n".repeat(300_000)],
  ["one long line", "Words of prose. ".repeat(300_000)],
])("beyond the limits is shown as plain paragraphs, or left out: %s", (_, one) => {
  expect(render(one).html).not.toMatch(/<(?!\/?p>)/);
  expect(renderSnippet(one)).not.toMatch(/<(?!\/?p>)/);
});

it("beyond the limits keeps its sense: what is withheld stays out, and nothing becomes HTML", () => {
  const { html, halves, toc } = render(
    `${"## A\n\n".repeat(301)}Kept {{claim:users}}. Lost {{claim:unproven}}.\n\n<b>&`,
  );
  expect(html).toMatch(/<p>## A<\/p>\n<p>Kept 10,000\+\.<\/p>\n<p>&lt;b&gt;&amp;<\/p>$/);
  expect([halves, toc]).toEqual([[html, ""], []]);
});

it("within the limits is nested as deep as it can be", () => {
  const deep = `${"> ".repeat(15)}${"*a **b ".repeat(200)}${"b** a* ".repeat(200)}`;
  expect(findTextLimits(deep)).toEqual([]);
  expect(render(deep).html.match(/<em>/g)).toHaveLength(200);
});

it.each([
  ["too long", "title: a\n".repeat(1_000), /^The chart is too long: at most 4000 characters/],
  ["deep", "[".repeat(3_900), /^The chart is not valid YAML/],
  ["no chart", "a: &a [*a, *a]", /^The chart is not valid YAML/],
])("is no chart: %s", (_, one, error) => {
  expect(parseChart(one).error).toMatch(error);
});
