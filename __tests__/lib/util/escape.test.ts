import { escapeHtml, escapeRegExp, escapeText } from "@/lib/util/escape";

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
