import { JSDOM } from "jsdom";
import { makeStandIn } from "../../scripts/lib/make-stand-in";

const page = `<!doctype html><html lang="en"><head><link rel="preload" as="script" href="/a.js"><link rel="stylesheet" href="/a.css">
<script>1</script></head><body class="b"><header><button>Menu</button></header><main><h1>A &amp; B</h1>
<form method="post" action="/api/contact"><label>Name <input name="name"></label><button>Send</button></form>
<a href="/go/lark/review/offer" rel="sponsored noopener">Visit</a></main><script src="/b.js"></script></body></html>`;

it("a page that is kept for bad days says so at its top, runs no script, and keeps its links", () => {
  const kept = new JSDOM(makeStandIn(page, "2025-06-28")).window.document;
  expect(kept.body.firstElementChild?.getAttribute("role")).toBe("status");
  expect(kept.body.firstElementChild?.textContent).toMatch(/being repaired.*as it was on 2025-06-28/);
  expect(kept.querySelectorAll('script, link[as="script"]')).toHaveLength(0);
  expect(kept.querySelector("link")?.getAttribute("href")).toBe("/a.css");
  expect(kept.querySelector("h1")?.textContent).toBe("A & B");
  expect(kept.querySelector("a")?.getAttribute("rel")).toBe("sponsored noopener");
});

it("its forms say that they do not work, and nothing in them can be filled in or sent", () => {
  const kept = new JSDOM(makeStandIn(page, "2025-06-28")).window.document;
  expect(kept.querySelector("form")?.firstElementChild?.textContent).toMatch(/does not work just now/);
  expect(kept.querySelectorAll("input:not([disabled]), button:not([disabled])")).toHaveLength(0);
});

it("an answer that is no page of the site is refused", () => {
  expect(() => makeStandIn("<h1>502 Bad Gateway</h1>", "2025-06-28")).toThrow(/no page/);
});
