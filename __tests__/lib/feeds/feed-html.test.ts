import { toFeedHtml } from "@/lib/feeds/feed-html";
import { render } from "../../helpers/render";

const host = "http://localhost:3000";
const convert = (markdown: string) => toFeedHtml(render(markdown).html, "/blog/entry").trim();

describe("the HTML of a feed", () => {
  it("has whole addresses", () => {
    expect(convert("[on](/help), [below](#section), [out](https://a.example/?b=1&c=2)")).toBe(
      `<p><a href="${host}/help">on</a>, <a href="${host}/blog/entry#section">below</a>, <a href="https://a.example/?b=1&#x26;c=2" rel="noopener">out</a></p>`,
    );
  });

  it("marks affiliate links, without what only the site's scripts and styles know", () => {
    expect(convert("[Try Luna](partner:luna-ai)")).toBe(
      '<p><a href="https://luna.example/?utm_source=a&#x26;utm_medium=b" rel="sponsored noopener">Try Luna</a></p>',
    );
  });

  it("leaves text alone that only looks like a link", () => {
    expect(convert('`<a href="/help" target="_blank">`')).toBe(
      '<p><code>&#x3C;a href="/help" target="_blank"></code></p>',
    );
  });

  it("leaves an address of another host without a scheme alone", () => {
    expect(toFeedHtml('<a href="//other.example/x">x</a>', "/blog/entry")).toBe('<a href="//other.example/x">x</a>');
  });
});
