import { isInlineScript, readElements } from "@/lib/cache/read-elements";

const contentsOf = (html: string) => readElements(html).map(({ content }) => content);

describe("readElements", () => {
  it("gives scripts and links in document order, with where they start and end", () => {
    const html =
      '<head><link rel="preload" as="script" href="/a.js"></head><body><p>x</p><script async src=/a.js></script>';
    const [link, script, ...others] = readElements(html);
    expect(html.slice(link?.start, link?.end)).toBe('<link rel="preload" as="script" href="/a.js">');
    expect(html.slice(script?.start, script?.end)).toBe("<script async src=/a.js></script>");
    expect([...(script?.attributes ?? [])]).toEqual([
      ["async", ""],
      ["src", "/a.js"],
    ]);
    expect(others).toEqual([]);
  });

  it("reads attributes as browsers do", () => {
    const [script] = readElements(`<SCRIPT NoModule data-a='>' data-b="&lt;" src=/x></SCRIPT>`);
    expect(Object.fromEntries(script?.attributes ?? [])).toEqual({
      nomodule: "",
      "data-a": ">",
      "data-b": "<",
      src: "/x",
    });
  });
});

describe("of scripts, readElements", () => {
  it.each([
    ["in a comment", "<!-- <script>a()</script> -->"],
    ["in a text field", "<textarea><script>a()</script></textarea>"],
    ["in an attribute", '<a title="<script>a()</script>">b</a>'],
    ["in a template, which is not run", "<template><script>a()</script></template>"],
    ["without an end, which is not run", "<body><script>a()"],
  ])("finds no script %s", (_, html) => {
    expect(readElements(html)).toEqual([]);
  });

  it("ends a script where browsers do", () => {
    expect(contentsOf("<script>a('</scrip'+'t>')</script >b")).toEqual(["a('</scrip'+'t>')"]);
    const nested = "<!-- <script>one</script> -->two";
    expect(contentsOf(`<script>${nested}</script>`)).toEqual([nested]);
  });

  it("gives the text that browsers hash, with their line ends", () => {
    expect(contentsOf("<script>a()\r\nb()</script>")).toEqual(["a()\nb()"]);
  });
});

it.each([
  ["<script>a()</script>", true],
  ['<script type="">a()</script>', true],
  ['<script type="module">a()</script>', true],
  ['<script type="text/javascript">a()</script>', true],
  ['<script type="speculationrules">{}</script>', true],
  ['<script type="application/ld+json">{}</script>', false],
  ['<script type="application/json" data-flight>[1]</script>', false],
  ['<script src="/a.js" async=""></script>', false],
  ['<link rel="stylesheet" href="/a.css">', false],
])("isInlineScript %s: %s", (html, expected) => {
  expect(readElements(html).map(isInlineScript)).toEqual([expected]);
});
