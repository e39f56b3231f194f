import { newTabWords } from "@/lib/text/rehype-links";
import { render } from "../../helpers/render";

describe("links", () => {
  it("keeps a link inside the site as it is", () => {
    expect(render("[costs](/blog/a#what-it-costs)").html).toBe('<p><a href="/blog/a#what-it-costs">costs</a></p>\n');
  });

  it("opens a link to another site in a new tab, without an opener, and says so", () => {
    const { html } = render("[FTC](https://www.ftc.gov/), https://law.example/");
    const end = `<span class="visually-hidden">${newTabWords}</span></a>`;
    expect(html).toContain(`<a href="https://www.ftc.gov/" target="_blank" rel="noopener">FTC${end}`);
    expect(html).toContain(`target="_blank" rel="noopener">https://law.example/${end}`);
  });

  it("leaves mails to the reader's own program", () => {
    expect(render("[Write](mailto:a@b.example)").html).toBe('<p><a href="mailto:a@b.example">Write</a></p>\n');
  });

  it("draws an affiliate link, marked for everyone", () => {
    const { html } = render("[Visit **Lark**](partner:lark-ai)");
    expect(html).toContain('href="https://lark.example/?utm_source=a&#x26;utm_medium=b"');
    expect(html).toContain('target="_blank" rel="sponsored noopener"');
    expect(html).toContain(
      `<strong>Lark</strong><span class="affiliate-note" data-disclosure=""> (affiliate link)</span><span class="visually-hidden">${newTabWords}</span></a>`,
    );
  });

  it("leaves the text of a link to a partner that is not there", () => {
    const { html } = render("[Visit them](partner:gone)");
    expect(html).toBe("<p><span>Visit them</span></p>\n");
  });
});

describe("checklists", () => {
  it("gives each box its text as label, ready to tick", () => {
    const { html } = render("- [ ] Export your **chats**\n- [x] Done");
    expect(html).toContain('<label><input type="checkbox"> Export your <strong>chats</strong></label>');
    expect(html).toContain('<label><input type="checkbox" checked> Done</label>');
    expect(html).not.toContain("disabled");
  });

  it("keeps a list below an item out of its label", () => {
    const { html } = render("- [ ] Outer\n  - [ ] Inner");
    expect(html).toMatch(/<label><input type="checkbox"> Outer<\/label>\s*<ul/);
    expect(html).toContain('<label><input type="checkbox"> Inner</label>');
  });
});

describe("tables", () => {
  it("say what the sign of a cell means, for those who do not see it", () => {
    const { html } = render(
      "| Place | Told |\n|---|---|\n| Mail | ✕ A **receipt** |\n| Shop | ✓ Nothing |\n| ✓ed | no |",
    );
    const words = html.replace(/<[^>]+>/g, "").replace(/\s+/g, " ");
    expect(words).toContain("Mail ✕bad: A receipt Shop ✓good: Nothing");
    expect(html.match(/aria-hidden="true">[✕✓]</g)).toHaveLength(2);
  });

  it("wraps each in a region that scrolls by keyboard and has a name of its own", () => {
    const table = "| A | B |\n|---|---|\n| 1 | 2 |";
    const { html } = render(`${table}\n\nText.\n\n${table}`);
    expect(html.match(/<div data-scrolls="" role="region" tabindex="0" aria-label="Table \d"><table>/g)).toEqual([
      '<div data-scrolls="" role="region" tabindex="0" aria-label="Table 1"><table>',
      '<div data-scrolls="" role="region" tabindex="0" aria-label="Table 2"><table>',
    ]);
  });

  it("keep a short first cell, such as a date, in one line, and no other cell", () => {
    const { html } = render("| Day | What |\n|---|---|\n| April 28, 2025 | Sold |\n| What changed in May | Price |");
    const kept = [...html.matchAll(/<td data-short="">(.*?)</g)].map(([, words]) => words);
    expect(kept).toEqual(["April 28, 2025"]);
  });

  it("have no head cell without words", () => {
    const { html } = render("| | A | ![An app](/a.webp) |\n|:--|--:|---|\n| One | 2 | |");
    const cells = [...html.matchAll(/<(t[hd])(?: [^>]*)?>(.*?)<\/t[hd]>/g)].map(([, name, text]) => [name, text]);
    expect(cells.slice(0, 2)).toEqual([
      ["td", ""],
      ["th", "A"],
    ]);
    expect(cells[2]?.[0]).toBe("th");
    expect(html).toContain('<td data-align="left"></td>');
  });
});

describe("footnotes", () => {
  const { html, toc } = render(
    "## One\n\nA fact.[^1] Another.[^n]\n\n## Two\n\nThe end.\n\n[^1]: Its source.\n[^n]: Its other source.",
  );

  it("lead to the note and back", () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map((match) => match[1]);
    expect(targets).toHaveLength(4);
    expect(ids).toEqual(expect.arrayContaining(targets));
    expect(new Set(ids).size).toBe(ids.length);
    expect(html).toContain('id="user-content-fn-1"');
    expect(html).not.toContain("user-content-user-content");
  });

  it("are described by their heading, which the table of contents leaves out", () => {
    expect(html).toContain('aria-describedby="footnote-label"');
    expect(html).toContain('id="footnote-label"');
    expect(toc).toEqual([
      { id: "one", text: "One" },
      { id: "two", text: "Two" },
    ]);
  });
});

describe("claims in a body", () => {
  it("are filled in: in text, headings, tables, links and code", () => {
    const { html, toc } = render(
      "## {{claim:users}} users\n\n[{{claim:users}} people](/a), `{{claim:users}}`\n\n| A |\n|---|\n| {{claim:users}} |",
    );
    expect(html.match(/10,000\+/g)).toHaveLength(4);
    expect(html).not.toContain("{{");
    expect(toc).toEqual([{ id: "10000-users", text: "10,000+ users" }]);
  });

  it("are filled in where a picture has its text", () => {
    expect(render("![{{claim:users}} users](/images/a.png)").html).toContain('alt="10,000+ users"');
  });

  it("stay as written when there is no such claim", () => {
    expect(render("We have {{claim:nothing}}.").html).toContain("{{claim:nothing}}");
  });
});

describe("withheld claims in a body", () => {
  it("take their sentence along and no other", () => {
    expect(render("First one. We have {{claim:unproven}} users. Last one.").html).toBe("<p>First one. Last one.</p>\n");
  });

  it("take their sentence along through emphasis, links and line breaks", () => {
    const { html } = render("First **one**. We have {{claim:unproven}} users,\n**truly**, [see](/a) `x`. Last *one*.");
    expect(html).toBe("<p>First <strong>one</strong>. Last <em>one</em>.</p>\n");
  });

  it("take a paragraph along of which nothing is left", () => {
    expect(render("Before.\n\nWe have {{claim:unproven}} users.\n\nAfter.").html).toBe(
      "<p>Before.</p>\n\n<p>After.</p>",
    );
  });

  it("take a heading, a list item and a whole list along", () => {
    expect(render("## Why {{claim:unproven}} trust us\n\nText.").html).toBe("<p>Text.</p>\n");
    expect(render("- One\n- {{claim:unproven}} users\n- Three").html).toMatch(
      /^<ul>\s*<li>One<\/li>\s*<li>Three<\/li>\s*<\/ul>\s*$/,
    );
    expect(render("Text.\n\n- {{claim:unproven}} users").html).toBe("<p>Text.</p>\n");
  });

  it("take a table's row along, and the table with its head", () => {
    const row = render("| A | B |\n|---|---|\n| x | {{claim:unproven}} |\n| y | 2 |").html;
    expect(row).not.toContain("<td>x</td>");
    expect(row).toContain("<td>y</td>");
    expect(render("Text.\n\n| {{claim:unproven}} | B |\n|---|---|\n| x | 1 |").html).toBe("<p>Text.</p>\n");
    expect(render("Text.\n\n| A | B |\n|---|---|\n| x | {{claim:unproven}} |").html).toBe("<p>Text.</p>\n");
  });

  it("take a whole chart along: one that has lost a row would say something else", () => {
    const chart = (note: string) =>
      `Text.\n\n\`\`\`chart\ntitle: Users\nunit: people\nnote: ${note}\nrows:\n  - label: A\n    value: 1\n  - label: B\n    value: 2\n\`\`\``;
    expect(render(chart("All {{claim:users}} of them.")).html).toContain("All 10,000+ of them.");
    expect(render(chart("Fine. {{claim:unproven}} of them.")).html.trim()).toBe("<p>Text.</p>");
  });

  it("never leave a quote behind", () => {
    const forms = [
      "**{{claim:unproven}}**",
      "[{{claim:unproven}}](/a)",
      "`{{claim:unproven}}`",
      "~~{{claim:unproven}}~~",
      "![{{claim:unproven}}](/images/a.png)",
      "> {{claim:unproven}}",
    ];
    for (const form of forms) expect(render(`One. Two ${form} three. Four.\n\n${form}`).html).not.toContain("claim:");
  });
});

describe("ids of headings", () => {
  const idsOf = (markdown: string) =>
    [...render(markdown).html.matchAll(/<h\d[^>]* id="([^"]+)"/g)].map(([, id]) => id);

  it("leave the page its own", () => {
    expect(
      idsOf("## Sources\n\n## Compare with\n\n## Search overlay\n\n## VA\n\n## `__proto__`\n\n## Where it lives"),
    ).toEqual([
      "section.sources",
      "section.compare-with",
      "section.search-overlay",
      "section.va",
      "section.__proto__",
      "where-it-lives",
    ]);
  });

  it("are not given twice", () => {
    const ids = idsOf(
      "## Sources\n\n### Section sources\n\n### Sources\n\n## constructor\n\n### constructor\n\n## `__proto__`\n\n### `__proto__`",
    );
    expect(new Set(ids).size).toBe(7);
  });

  it("are none that footnotes have", () => {
    const { html } = render("## Footnote label\n\n## User content fn 1\n\nA text.[^1]\n\n[^1]: A note.");
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(["footnote-label", "section.footnote-label", "user-content-fn-1"]));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("a text that is not the only one of its page", () => {
  const place = { idPrefix: "protocol.", lowerBy: 1 };
  const placed = (markdown: string) => render(markdown, place).html;

  it("has ids of its own, and headings below those of the page", () => {
    expect(placed("## What failed\n\n##### Deep\n\n###### Deeper")).toBe(
      '<h3 id="protocol.what-failed">What failed</h3>\n<h6 id="protocol.deep">Deep</h6>\n<h6 id="protocol.deeper">Deeper</h6>\n',
    );
  });

  it("leads to its own sections", () => {
    expect(placed("## What failed\n\nSee [it](#what-failed) and [the notes](#notes).")).toContain(
      '<a href="#protocol.what-failed">it</a> and <a href="#notes">the notes</a>',
    );
  });

  it("has footnotes that lead to each other", () => {
    const html = placed("It failed.[^1]\n\n[^1]: Twice.");
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, target]) => target);
    expect(ids.every((id) => id?.startsWith("protocol."))).toBe(true);
    expect(targets).toHaveLength(2);
    for (const target of targets) expect(ids).toContain(target);
  });
});
