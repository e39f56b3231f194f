import { getBlocks } from "@/lib/text/blocks";
import { calculator } from "@/lib/text/blocks/calculator";
import { toPlainText } from "@/lib/text/plain-text";
import { renderBody, renderFeedBody } from "@/lib/text/render-body";
import { createContentFolder } from "../../helpers/content-folder";
import { planFields, productFile } from "../../helpers/product-files";
import { testContext } from "../../helpers/render";

const fence = (code: string) => `Before.\n\n\`\`\`calculator\n${code}\n\`\`\`\n\nAfter.\n`;
const plans = [{ ...planFields, name: "Monthly <b>" }];
const folder = createContentFolder({
  "products/lark.md": productFile({ name: "Lark & Co", sample: true, plans }),
  "products/merle.md": productFile({ name: "Merle", plans }),
});
const context = { ...testContext, site: folder.site() };

it("is read with one app or several, and with its own months", () => {
  expect(calculator.parse("apps: lark").request).toEqual({ apps: ["lark"] });
  expect(calculator.parse("apps: lark, merle\nmonths: 7").request).toEqual({ apps: ["lark", "merle"], months: 7 });
  expect(calculator.parse("apps: [lark, merle]").request).toEqual({ apps: ["lark", "merle"] });
});

it.each([
  ["", /In this calculator/],
  ["apps: Luna AI", /names of files in content\/products/],
  ["apps: a, b, c, d, e", /In this calculator/],
  ["apps: lark\nmonths: 0", /In this calculator/],
  ["apps: lark\nmonth: 3", /In this calculator/],
])("is refused in words an editor understands: %.20j", (code, message) =>
  expect(calculator.parse(code).error).toMatch(message),
);

it("is shown as a table and a form, with names as text", () => {
  const { html } = renderBody(fence("apps: lark, merle\nmonths: 7"), context);
  expect(html).toContain("<strong>What Lark &#x26; Co and Merle cost over time</strong>");
  expect(html).toContain('role="region" tabindex="0" aria-label="What Lark &#x26; Co and Merle cost over time"');
  expect(html).toContain('<th scope="row">7 months</th>');
  expect(html).toContain("Monthly &#x3C;b>");
  expect(html).toMatch(/<form action="\/reviews\/costs"/);
  expect(html).toContain('<input type="hidden" name="apps" value="lark,merle">');
  expect(html).toMatch(/<input type="number" name="months" min="1" max="60" value="7"/);
});

it.each(["apps: ghost", "nonsense"])("is left out where nothing can be shown: %s", (code) => {
  const { html } = renderBody(fence(code), context);
  expect(html).not.toMatch(/figure|pre|calculator/);
  expect(html).toContain("After.");
});

it("is a table without a form in feeds, and no text of the entry in search", () => {
  const html = renderFeedBody(fence("apps: lark"), context);
  expect(html).toContain("<table>");
  expect(html).toContain("These are sample prices.");
  expect(html).toContain("<strong>What Lark &#x26; Co costs over time</strong> <span>The lowest cost");
  expect(html).not.toMatch(/<form|<input|hidden/);
  expect(toPlainText(fence("apps: lark"))).toBe("Before.\nAfter.");
});

it("is found in a text by its line, also in lists and quotes, but not where it is an example", () => {
  const linesOf = (text: string) => getBlocks(text).map(({ block, line }) => [block.name, line]);
  expect(linesOf(fence("apps: lark"))).toEqual([["calculator", 3]]);
  expect(linesOf("- One\n\n  ~~~calculator\n  apps: lark\n  ~~~\n")).toEqual([["calculator", 3]]);
  expect(linesOf("> ```c&#97;lculator\n> apps: lark\n> ```\n")).toEqual([["calculator", 1]]);
  const example = "````markdown\n```calculator\napps: merle\n```\n````\n";
  expect(linesOf(`${example}\n~~~calculator\napps: lark, merle\n~~~\n`)).toEqual([["calculator", 7]]);
  expect(getBlocks(example)).toEqual([]);
});
