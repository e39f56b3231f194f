import fc from "fast-check";
import { renderSnippet } from "@/lib/text/render-snippet";
import { render } from "../../helpers/render";

const harmlessTags = new Set(
  "a blockquote br code del desc details div em figcaption figure h1 h2 h3 h4 h5 h6 hr img input label li ol p pre rect section span strong summary sup svg table tbody td text th thead title tr ul".split(
    " ",
  ),
);

/** What a browser would run, load or obey in HTML, read tag by tag and attribute by attribute. */
function findDangers(html: string): string[] {
  const tag = /<\/?([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
  const attribute = /([^\s=/"'<>]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>]*))?/g;
  const found = [...html.matchAll(tag)].flatMap(([whole, name = "", attributes = ""]) => [
    ...(harmlessTags.has(name.toLowerCase()) ? [] : [whole]),
    ...[...attributes.matchAll(attribute)]
      .filter(([, key = "", value = ""]) => isDangerous(key, value.replace(/^["']|["']$/g, "")))
      .map(([text]) => text),
  ]);
  return /<[a-z!/]/i.test(html.replace(tag, "")) ? [...found, "an open tag"] : found;
}

function isDangerous(key: string, value: string): boolean {
  if (/^(on|style$|srcdoc$|srcset$|action$|formaction$|autofocus$|xlink|xmlns)/i.test(key)) return true;
  return /^(href|src)$/i.test(key) && !/^(https?:|mailto:|\/|#|[^:]*$)/.test(value);
}

const attacks = [
  "<script>alert(1)</script>",
  "<scr<script>ipt>alert(1)</script>",
  "Text <script>alert(1)</script> text",
  "<img src=x onerror=alert(1)>",
  '<a href="javascript:alert(1)">x</a>',
  '<div onclick="alert(1)" style="position:fixed">x</div>',
  '<iframe src="https://evil.example/"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<style>body{display:none}</style>",
  '<math><mtext></mtext><mglyph><style><img src onerror="alert(1)"></style></mglyph></math>',
  '<form action="https://evil.example/"><input name=q></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<base href="https://evil.example/">',
  "<!-- x --><script>alert(1)</script>",
  "<details open ontoggle=alert(1)>x</details>",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x]( javascript:alert(1))",
  "[x](<java\nscript:alert(1)>)",
  "[x](java&#x0A;script:alert(1))",
  "[x](&#106;avascript:alert(1))",
  "[x](javascript&colon;alert(1))",
  "[x](\u0001javascript:alert(1))",
  "[x](<\tjavascript:alert(1)>)",
  "[x](data:text/html;base64,PHNjcmlwdD4=)",
  "[x](DATA:text/html,<script>alert(1)</script>)",
  "[x](vbscript:msgbox(1))",
  "[x](file:///etc/passwd)",
  "<javascript:alert(1)>",
  "[x][y]\n\n[y]: javascript:alert(1)",
  "![x](javascript:alert(1))",
  "![x](data:image/svg+xml;base64,PHN2Zz4=)",
  '![x" onerror="alert(1)](/images/a.png)',
  '[x](/a "x\\" onmouseover=\\"alert(1)")',
  '## <img src=x onerror=alert(1)> "onclick="alert(1)',
  "`<script>alert(1)</script>`",
  "```html\n<script>alert(1)</script>\n```",
  '```js" onclick="alert(1)\nx\n```',
  '```chart\ntitle: "<script>alert(1)</script>"\nunit: "<img src=x onerror=alert(1)>"\nrows:\n  - label: "</text><script>alert(1)</script>"\n    value: 1\n  - label: "\\" onload=\\"alert(1)"\n    value: 2\n```',
  "| <script>alert(1)</script> |\n|---|\n| <img src=x onerror=alert(1)> |",
  "- [ ] <input onfocus=alert(1) autofocus>",
  'Note[^"onclick="alert(1)]\n\n[^"onclick="alert(1)]: <script>alert(1)</script>',
  '[x](partner:"onclick="alert(1))',
  "[x](partner:javascript:alert(1))",
  "[x](PARTNER:javascript:alert(1))",
];

it("would be noticed by these tests", () => {
  expect(findDangers('<a href="javascript:alert(1)">')).toHaveLength(1);
  expect(findDangers("<img src=x onerror=alert(1)>")).toHaveLength(1);
  expect(findDangers("<script>")).toHaveLength(1);
  expect(findDangers("<svg/onload=x>")).toHaveLength(1);
  expect(findDangers('<img alt="a" onerror="b">')).toHaveLength(1);
  expect(findDangers('<img alt="onerror=alert(1)">')).toEqual([]);
  expect(findDangers("<p>a <b")).toEqual(["an open tag"]);
});

it.each(attacks)("is inert in a body: %j", (attack) => {
  const { html, toc } = render(`Before.\n\n${attack}\n\nAfter.`);
  expect(findDangers(html)).toEqual([]);
  expect(html).toContain("Before.");
  expect(toc.every(({ id }) => /^[^\s"'<>&]*$/.test(id))).toBe(true);
});

it.each(attacks)("is inert in a snippet: %j", (attack) => {
  expect(findDangers(renderSnippet(attack))).toEqual([]);
});

it("is inert in any mixture", () => {
  const pieces = fc.array(fc.oneof(fc.constantFrom(...attacks), fc.string({ maxLength: 12 })), { maxLength: 5 });
  const joint = fc.constantFrom("\n\n", "\n", " ", "> ", "- ", "**", "[", "](");
  fc.assert(
    fc.property(pieces, joint, (texts, between) => {
      expect(findDangers(render(texts.join(between)).html)).toEqual([]);
      expect(findDangers(renderSnippet(texts.join(between)))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

it("shows code as text", () => {
  expect(render("`<script>`").html).toContain("<code>&#x3C;script></code>");
});

it("drops raw HTML and keeps the text around it", () => {
  expect(render("One <b>two</b> three").html).toBe("<p>One two three</p>\n");
});
