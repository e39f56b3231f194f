import { makeStandIn } from "../../scripts/lib/make-stand-in";

const page = `<!doctype html><html lang="en"><head><link rel="preload" as="script" href="/a.js"><link rel="stylesheet" href="/a.css">
<script>1</script></head><body class="b"><header><button>Menu</button><form action="/search-results"><input name="q"></form></header><main><h1>A &amp; B</h1>
<form method="post" action="/api/contact"><label>Name <input name="name"></label><button>Send</button></form>
<a href="https://go.lark.example/?from=a" rel="sponsored noopener">Visit</a></main><script src="/b.js"></script></body></html>`;

const kept = makeStandIn(page, "2025-06-28");

it("a page that is kept for bad days says so at its top, runs no script, and keeps its links", () => {
  expect(kept).toMatch(
    /<body class="b"><p role="status"[^>]*>[^<]*being repaired[^<]*as of 2025-06-28[^<]*<\/p><header>/,
  );
  expect(kept).not.toMatch(/<script|as="script"/);
  for (const same of [
    '<link rel="stylesheet" href="/a.css">',
    "<h1>A &amp; B</h1>",
    'rel="sponsored noopener">Visit</a>',
  ])
    expect(kept).toContain(same);
});

it("its forms say that they do not work, and nothing in them can be filled in or sent", () => {
  expect(kept).toMatch(/<p>This form is not working[^<]*<\/p><form method="post"/);
  expect(kept.split("This form is not working")).toHaveLength(2);
  const controls = kept.match(/<(input|button)[^>]*>/g) ?? [];
  expect(controls).toHaveLength(4);
  for (const control of controls) expect(control).toContain(" disabled");
});

it("an answer that is not a page of the site is refused", () => {
  expect(() => makeStandIn("<h1>502 Bad Gateway</h1>", "2025-06-28")).toThrow(/not a page/);
});
