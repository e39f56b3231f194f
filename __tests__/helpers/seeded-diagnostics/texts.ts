import type { Plan, TextCase } from "./plan";

const headings: TextCase[] = [
  ["first-level-heading", "# Title again", "The title is the page's only first-level heading"],
  ["underlined-heading", "Title again\n===========", "The title is the page's only first-level heading"],
  [
    "heading-twice",
    "One.\n\n## Section\n\nTwo.",
    'The heading "Section" appears twice in this text',
    "## Section\n\nTwo",
  ],
  ["heading-twice-nearly", "One.\n\n### SECTION!\n\nTwo.", 'The heading "SECTION!" appears twice in this text', "### "],
  ["heading-empty", "##\n\nTwo.", "This heading is empty.", "##\n\nTwo"],
  ["heading-of-signs", "## 🎉 🎉\n\nTwo.", 'The heading "🎉 🎉" has no words'],
  ["heading-of-dashes", "## — !\n\nTwo.", "has no words"],
  ["level-skipped", "#### Deep\n\nTwo.", 'under "##" comes "###", not "####"'],
  ["level-skipped-later", "### One\n\n##### Deep\n\nTwo.", 'under "###" comes "####", not "#####"', "##### "],
  ["no-heading", "##Prices\n\nTwo.", 'Without a space after "#" this is not a heading.'],
];

const fences: TextCase[] = [
  ["fence-open", "```\nexport all", 'This block has no end: close it with a line of "```".'],
  ["fence-waves-open", "~~~~\nexport all\n~~~", 'This block has no end: close it with a line of "~~~~".'],
  ["fence-in-list", "- One\n\n  ```\n  export\n- Two", "This block has no end", "```"],
  ["fence-then-words", "```\nexport\n``` and more", "This block has no end"],
  ["chrat", "```chrat\ntitle: Costs\nrows: []\n```", '"chrat" is shown as code. Did you mean "```chart"?'],
  ["charts", "```Charts\ntitle: Costs\nrows: []\n```", '"Charts" is shown as code.'],
  ["nameless-chart", "```\ntitle: Costs\nunit: dollars\nrows: []\n```", "This looks like a chart without its name"],
  ["bad-chart", "```chart\ntitle: Costs\nunit: dollars\nrows: []\n```", '"rows" is too short: at least 2 items.'],
  [
    "calculator-of-nobody",
    "```calculator\napps: orin\n```",
    'There is no content/products/orin.md. Did you mean "orrin"?',
  ],
  ["calculater", "```calculater\napps: orrin\n```", '"calculater" is shown as code. Did you mean "```calculator"?'],
  ["rankings", "```rankings\n```", '"rankings" is shown as code. Did you mean "```ranking"?'],
  ["ranking-of-nobody", "```ranking\nkind: compagnon\n```", 'There is no kind "compagnon"'],
  ["ranking-of-nonsense", "```ranking\nkind: [\n```", "The ranking is not valid YAML"],
  ["calculator-for-ages", "```calculator\napps: orrin\nmonths: 99\n```", "In this calculator:"],
  ["helpline", "```helpline\n```", '"helpline" is shown as code. Did you mean "```helplines"?'],
  ["calculator-of-nonsense", "```calculator\napps: [\n```", "The calculator is not valid YAML"],
  ["chart-of-nonsense", "```chart\ntitle: [\n```", "The chart is not valid YAML"],
];

const table = "| App | Price |\n| --- | --- |\n| Luna | $8 |\n";
const tables: TextCase[] = [
  ["row-too-short", `${table}| Spicy |`, "This row has 1 cell, the table's header 2.", "| Spicy"],
  ["row-too-long", `${table}| Spicy | $9 | new |`, "This row has 3 cells, the table's header 2.", "| Spicy"],
  ["row-runs-on", `${table}And so on.`, "a blank line ends a table", "And so on"],
  ["wrong-dashes", "| App | Price |\n| --- | --- | --- |\n| Luna | $8 |", "the same number of cells"],
  ["no-dashes", "| App | Price |\n| Luna | $8 |", "a table needs a line of dashes below its header"],
];

const marks: TextCase[] = [
  ["raw-html", "<b>Loud</b>", "Raw HTML is not shown."],
  ["html-after-comment", "<!-- a note --><script>alert(1)</script>", "Raw HTML is not shown."],
  ["bold-without-end", "This is **important.", 'This "**" is not closed', "**"],
  ["code-without-end", "Write `partner here.", 'This "`" is not closed', "`"],
  ["stated-terms", "Lark AI asks for no credit card.", '"no credit card" is a claim: it says the terms', "no credit"],
  ["method", "She did not want to live. It said:\n\n> Try the balcony.", '"balcony" is next to words', "balcony"],
  ["method-first", "It named pills when she wished to die.", '"pills" is next to words about suicide', "pills"],
  ["todo", "TODO: ask for the price.", '"TODO" is a note to yourself'],
  ["todo-in-quote", "> The price is TBD.", '"TBD" is a note to yourself', "TBD"],
  ["tk", "It costs TK dollars.", '"TK" is a note to yourself', "TK"],
  ["tktk", "It costs TKTK dollars.", '"TKTK" is a note to yourself', "TKTK"],
  ["fixme", "- FIXME", '"FIXME" is a note to yourself', "FIXME"],
  ["lorem", "Lorem ipsum dolor sit amet.", '"Lorem ipsum" is a note to yourself'],
  ["insert", "It costs [insert price].", '"[insert price]" is a note to yourself', "[insert"],
  ["xxx", "It costs XXX dollars.", '"XXX" is a note to yourself', "XXX", "warning"],
  ["unknown-claim", "We have {{claim:nothing}} users.", 'There is no claim "nothing" in site/claims.md.', "{{claim"],
  ["misspelt-claim", "We have {{claim:Users}} users.", "does not quote a claim", "{{claim"],
  ["half-a-claim", "We have {claim:users} users.", "does not quote a claim", "{claim"],
];

const helplines = "```helplines\n```";
const noOffers = "so it links to no partner";

/** Diagnostics of texts that must not sell anything. */
function seedOffers(plan: Plan): void {
  const says = "a page with helplines has no offers";
  const misplaced = "A helplines block stands in articles and files of content/pages of your own only.";
  plan.seed("blog/helplines-among-offers.md", plan.post("help", {}, `One.\n\n${helplines}\n`), helplines, says);
  plan.seed("reviews/helplines.md", plan.review("helplines", {}, `One.\n\n${helplines}\n`), helplines, misplaced);
  plan.seed(
    "blog/helplines-of-nothing.md",
    plan.post("topics", { offers: "none" }, "One.\n\n```helplines\ntopic: weather\n```\n"),
    "```helplines",
    "In this helplines block:",
  );
  plan.seed(
    "blog/helplines-twice.md",
    plan.post(
      "twice",
      { offers: "none" },
      `One.\n\n${helplines}\n\nTwo.\n\n\`\`\`helplines\ntopic: distress\n\`\`\`\n`,
    ),
    "```helplines\ntopic",
    "This helplines block is already in this text.",
  );
  plan.seed(
    "blog/link-without-offers.md",
    plan.post("links", { offers: "none" }, "One.\n\n[Lark](partner:lark-ai).\n"),
    "partner:lark-ai)",
    noOffers,
  );
  plan.seed(
    "blog/reference-without-offers.md",
    plan.post("references", { offers: "none" }, "One [two][1].\n\n[1]: partner:lark-ai\n"),
    "partner:lark-ai",
    noOffers,
  );
}

const conflict = (ours: string, theirs: string) => `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> prices\n`;

/** Diagnostics in the texts of articles. */
export function seedTexts(plan: Plan): void {
  seedOffers(plan);
  plan.texts([...headings, ...fences, ...tables, ...marks]);
  plan.seed("blog/empty.md", plan.post("nothing", {}, ""), "id:", "There is no text below the frontmatter.");
  plan.seed(
    "blog/third-level-first.md",
    plan.post("levels", {}, "First.\n\n### Deep\n"),
    "### Deep",
    'under the title comes "##", not "###"',
  );
  const says = "Here two changes met and git could not join them";
  plan.seed("blog/conflict.md", plan.post("a conflict", {}, conflict("One.", "Two.")), "<<<<<<<", says);
  plan.seed(
    "blog/conflict-in-fields.md",
    plan.post("fields").replace("title: All about fields\n", conflict("title: About one", "title: About two")),
    "<<<<<<<",
    says,
  );
  plan.seed("blog/conflict-of-files.md", conflict("---\nid: 1\n---", "---\nid: 2\n---"), undefined, says);
  plan.seed("blog/conflict-half-gone.md", plan.post("a half", {}, "One.\n>>>>>>> prices\n"), ">>>>>>>", says);
}
