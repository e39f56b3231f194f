import { toFeedHtml } from "@/lib/machines/feeds/rss";
import { renderFeedBody } from "@/lib/text/render-body";
import { testContext } from "../../../helpers/render";

const host = "http://localhost:3000";
const convert = (markdown: string) => toFeedHtml(renderFeedBody(markdown, testContext), "/blog/entry").trim();

it("has whole addresses", () => {
  expect(convert("[on](/help), [below](#section), [out](https://a.example/?b=1&c=2)")).toBe(
    `<p><a href="${host}/help">on</a>, <a href="${host}/blog/entry#section">below</a>, <a href="https://a.example/?b=1&#x26;c=2" rel="noopener">out</a></p>`,
  );
});

it("marks affiliate links, without what only the site's scripts and styles know", () => {
  expect(convert("[Try Lark](partner:lark-ai)")).toBe(
    '<p><a href="https://lark.example/?utm_source=a&#x26;utm_medium=b" rel="sponsored noopener">Try Lark<span> (affiliate link)</span></a></p>',
  );
});

it("leaves text alone that only looks like a link", () => {
  expect(convert('`<a href="/help" target="_blank">`')).toBe(
    '<p><code>&#x3C;a href="/help" target="_blank"></code></p>',
  );
});

it("has a table in the place of a chart, with its unit and its note", () => {
  const chart =
    "```chart\ntitle: Prices\nunit: US dollars\nprefix: $\nnote: Checked.\nrows: [{label: A, value: 5}, {label: B, value: 7}]\n```";
  expect(convert(`Before.\n\n${chart}\n\nAfter.`)).toBe(
    [
      "<p>Before.</p>",
      '<figure><figcaption><strong>Prices</strong> <span>US dollars</span></figcaption><table><thead><tr><th scope="col">What</th><th scope="col">US dollars</th></tr></thead><tbody><tr><th scope="row">A</th><td>$5</td></tr><tr><th scope="row">B</th><td>$7</td></tr></tbody></table><p>Checked.</p></figure>',
      "<p>After.</p>",
    ].join("\n"),
  );
  expect(convert("```chart\nnonsense\n```")).toBe("");
});

it("has signs in the place of boxes that can be ticked", () => {
  expect(convert("- [ ] open\n- [x] done")).toBe("<ul>\n<li>☐ open</li>\n<li>☑ done</li>\n</ul>");
});

it("has plain tables, headings and footnotes, without frames, classes, ids and roles", () => {
  const html = convert("## A heading\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\nText[^1]\n\n[^1]: Note.\n\n```js\nx\n```");
  expect(html).toContain("<h2>A heading</h2>\n<table>");
  expect(html).toContain("<td>2</td>");
  expect(html).toContain(`<sup><a href="${host}/blog/entry#user-content-fn-1">1</a></sup>`);
  expect(html).not.toMatch(
    /<(?:div|input|label|figure|svg|span)\b|\s(?:class|id|role|align|tabindex|aria-[a-z]+|data-[a-z-]+)[=\s>]/,
  );
});

it("leaves an address of another host without a scheme alone", () => {
  expect(toFeedHtml('<a href="//other.example/x">x</a>', "/blog/entry")).toBe('<a href="//other.example/x">x</a>');
});
