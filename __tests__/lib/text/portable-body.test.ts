import { exportMarkdown } from "../../helpers/render";

const context = {
  affiliateAttributes: (slug: string) =>
    slug === "lark"
      ? {
          href: "https://lark.example/?a=1&utm_medium=x",
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

describe("portableBody", () => {
  it.each([
    ["## Costs\n\nText.", "### Costs\n\nText."],
    ["We asked {{claim:users}} people. {{claim:hidden}} did not answer.", "We asked 900 people."],
    [
      "[guide](/blog/a#b), [below](#costs), [law](https://law.example/)",
      "[guide](https://site.example/blog/a#b), [below](https://site.example/blog/here#costs), [law](https://law.example/)",
    ],
    ["[Lark](partner:lark)", "[Lark (affiliate link)](https://lark.example/?a=1&utm_medium=x)"],
    ["A [*None*, `x`](partner:none) here.", "A *None*, `x` here."],
    ["[None][1]\n\n[1]: partner:none", "[None][1]\n\n[1]: https://site.example/blog/here"],
    ["![Shape](/images/a.webp)", "![Shape](https://site.example/media/a.1.webp)"],
    ["One.\n\n<!-- a note to editors -->\n\nTwo <b>loud</b>.", "One.\n\nTwo loud."],
    ["| A | B |\n| - | - |\n| 1 | 2 |", "| A | B |\n| - | - |\n| 1 | 2 |"],
    ["```yaml\nvalue: 1 \\& 2\n```", "```yaml\nvalue: 1 \\& 2\n```"],
  ])("%j", (markdown, expected) => {
    expect(write(markdown)).toBe(expected);
  });

  it("writes a calculator as a table, and leaves out one of apps that nobody knows", () => {
    const calculator = "One.\n\n```calculator\napps: lark\n```\n\nTwo.";
    expect(write(calculator)).toBe("One.\n\nTwo.");
    const cell = { text: "$7.99", plan: "Monthly", isCheapest: true };
    const costs = {
      title: "What Lark costs over time",
      apps: [{ slug: "lark", name: "Lark" }],
      months: 12,
      hasSamples: true,
      terms: [{ months: 1, label: "1 month", cells: [cell] }],
      notes: ["Looked up today."],
    };
    const text = exportMarkdown(calculator, { ...context, costsOf: () => costs });
    expect(text.replace(/ +\|/g, " |").replace(/-+/g, "-").trim()).toBe(
      [
        "One.",
        "What Lark costs over time, with one paid plan or several in a row, whichever costs least (sample prices):",
        "| For | Lark |\n| - | - |\n| 1 month | $7.99 (Monthly) |",
        "Looked up today.",
        "Two.",
      ].join("\n\n"),
    );
  });
});
