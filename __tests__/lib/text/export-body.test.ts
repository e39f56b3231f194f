import { exportMarkdown } from "../../helpers/render";

const lark = "https://lark.example/?a=1&utm_medium=x&m={id}&u=%2F_a_*b*~c";

const context = {
  affiliateAttributes: (slug: string) =>
    slug === "lark"
      ? {
          href: lark,
          target: "_blank",
          rel: "sponsored",
          "data-affiliate": "" as const,
        }
      : undefined,
  resolveClaims: (text: string) => (text.includes("hidden") ? undefined : text.replace("{{claim:users}}", "900")),
  pictureOf: (name: string) =>
    name === "/images/a.webp" ? { src: "/media/a.1.webp", width: 8, height: 8 } : undefined,
};
const write = (markdown: string) => exportMarkdown(markdown, context).trim();

it.each([
  ["## Costs\n\nText.", "## Costs\n\nText."],
  ["We asked {{claim:users}} people. {{claim:hidden}} did not answer.", "We asked 900 people."],
  [
    "[guide](/blog/a#b), [below](#costs), [law](https://law.example/)",
    "[guide](https://site.example/blog/a#b), [below](https://site.example/blog/here#costs), [law](https://law.example/)",
  ],
  ["[Lark](partner:lark)", `[Lark (affiliate link)](${lark})`],
  ["A [*None*, `x`](partner:none) here.", "A *None*, `x` here."],
  ["[Lark][1]\n\n[1]: partner:lark", `[Lark (affiliate link)](${lark})`],
  ["A [*None*][1] here.\n\n[1]: partner:none", "A *None* here."],
  ["![Shape][1]\n\n[1]: /images/a.webp", "![Shape](https://site.example/media/a.1.webp)"],
  ["[run](javascript:alert) [*up*](../up?a=b)", "run [*up*](https://site.example/up?a=b)"],
  ["- {{claim:hidden}}\n- Two", "- Two"],
  ["| A | B |\n| - | - |\n| 1 | {{claim:hidden}} |\n| 3 | 4 |", "| A | B |\n| - | - |\n| 3 | 4 |"],
  ["One.\n\n```\n{{claim:hidden}}\n```", "One."],
  ["One. *Yes, {{claim:hidden}} of* us. Two.", "One. Two."],
  ["One.[^1]\n\n[^1]: It is {{claim:users}}.", "One.[^1]\n\n[^1]: It is 900."],
  ["![Shape](/images/a.webp)", "![Shape](https://site.example/media/a.1.webp)"],
  ["One.\n\n<!-- a note to editors -->\n\nTwo <b>loud</b>.", "One.\n\nTwo loud."],
  ["| A | B |\n| - | - |\n| 1 | 2 |", "| A | B |\n| - | - |\n| 1 | 2 |"],
  ["```yaml\nvalue: 1 \\& 2\n```", "```yaml\nvalue: 1 \\& 2\n```"],
])("%j", (markdown, expected) => {
  expect(write(markdown)).toBe(expected);
});

it("has a block as it is written, and none that the page leaves out", () => {
  const chart =
    "```chart\ntitle: A year\nunit: dollars\nrows:\n  - { label: A, value: 9 }\n  - { label: B, value: 3 }\n```";
  expect(write(`One.\n\n${chart}\n\n\`\`\`calculator\napps: lark\n\`\`\``)).toBe(`One.\n\n${chart}`);
});
