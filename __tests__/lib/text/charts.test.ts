import { chart } from "@/lib/text/blocks/chart";
import { toPlainText } from "@/lib/text/plain-text";
import { render } from "../../helpers/render";

const source = `title: What one year costs
unit: US dollars a year
prefix: $
rows:
  - label: Paid monthly
    value: 155.88
  - label: Paid yearly
    value: 40
note: Before tax.`;

const fence = (text: string) => `\`\`\`chart\n${text}\n\`\`\``;

describe("the code of a chart", () => {
  it("reads what an editor writes", () => {
    expect(chart.parse(source).request).toEqual({
      title: "What one year costs",
      unit: "US dollars a year",
      prefix: "$",
      suffix: "",
      note: "Before tax.",
      rows: [
        { label: "Paid monthly", value: 155.88 },
        { label: "Paid yearly", value: 40 },
      ],
    });
  });

  it("takes a bare number as a label", () => {
    expect(chart.parse(source.replace("Paid monthly", "2025")).request?.rows[0]?.label).toBe("2025");
  });

  it.each(["$1,095.88", '"$1,095.88"', "CA$1095.88"])("draws the figure of a price that is quoted: %s", (price) => {
    expect(chart.parse(source.replace("155.88", price)).request?.rows[0]?.value).toBe(1095.88);
  });

  it.each([
    ["a missing title", source.replace(/^title.*\n/, ""), '"title" is missing: write a text.'],
    ["a missing value", source.replace("    value: 40\n", ""), '"rows.1.value" is missing: write a number.'],
    ["a value in words", source.replace("155.88", "yes"), '"rows.0.value" should be a number, not the text "yes".'],
    ["a negative value", source.replace("155.88", "-1"), '"rows.0.value" is too small: at least 0.'],
    ["an unknown field", `${source}\ncolour: red`, 'Unknown field "colour"; known: title,'],
    ["deep YAML", "[".repeat(3_900), "The chart is not valid YAML"],
    ["aliases", "title: &a x\nunit: *a", "The chart is not valid YAML"],
    ["a list", "- a", "should be a group of fields, not a list."],
  ])("says what is wrong with %s", (_name, text, words) => {
    expect(chart.parse(text).error).toContain(words);
  });
});

describe("a chart in a body", () => {
  const { html } = render(`Text.\n\n${fence(source)}\n\n${fence(source.replace("What one", "Another"))}`);

  it("is one image to assistive technology, which names itself and tells its figures", () => {
    expect(html).toContain(
      'role="img" aria-label="What one year costs. Bar chart, US dollars a year. Paid monthly: $155.88; Paid yearly: $40.00."',
    );
    expect(html).toContain('role="img" aria-label="Another year costs.');
  });

  it("writes its words outside the drawings, where they wrap and grow with the reader's text", () => {
    expect(html).toContain('<span class="chart-label">Paid monthly</span><span class="chart-value">$155.88</span>');
    expect(html).not.toContain("<text");
  });

  it("gives the figures as a table, the same as in the picture", () => {
    expect(html).toContain('<tr><th scope="row">Paid monthly</th><td>$155.88</td></tr>');
    expect(html).toContain("<p>Before tax.</p>");
  });

  it("draws the longest bar in full and the others in proportion", () => {
    const lengths = [...html.matchAll(/class="chart-bar"[^>]*width="([\d.]+)"/g)].map((match) => Number(match[1]));
    expect(lengths.slice(0, 2)).toEqual([640, Math.round((40 / 155.88) * 6400) / 10]);
  });

  it("draws zeros without dividing by them", () => {
    const zeros = render(fence(source.replace("155.88", "0").replace("40", "0"))).html;
    expect(zeros).not.toMatch(/NaN|Infinity/);
  });

  it("is left out when it cannot be read, and nothing else with it", () => {
    expect(render(`One.\n\n${fence("title: [")}\n\nTwo.`).html).toMatch(/^<p>One\.<\/p>\s*<p>Two\.<\/p>\s*$/);
  });
});

describe("a chart elsewhere", () => {
  it("is words for search, with figures as they are shown: whole ones without decimals, and thousands apart", () => {
    const block = (value: number) =>
      "```chart\ntitle: One year\nunit: US dollars\nprefix: $\nrows:\n" +
      `  - label: A\n    value: ${value}\n  - label: B\n    value: 3\n\`\`\``;
    expect(toPlainText(`Before\n\n${block(9.5)}\n\nAfter`)).toBe(
      "Before\nOne year\nBar chart, US dollars. A: $9.50; B: $3.00.\nAfter",
    );
    expect(toPlainText(block(12000))).toBe("One year\nBar chart, US dollars. A: $12,000; B: $3.");
  });
});
