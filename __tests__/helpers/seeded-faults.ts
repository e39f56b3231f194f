import { claimFields, contentFile, partnerFields, postFields, reviewFields, validContent } from "./content-files";

/** A fault put into a valid content folder: where it stands, and what the check has to say there. */
export type SeededFault = {
  file: string;
  /** Text at the start of the place, or `undefined` for the file's first line. */
  at: string | undefined;
  says: string;
};

let id = 100;
const files: Record<string, string | undefined> = {};
const faults: SeededFault[] = [];

function seed(file: string, text: string, at: string | undefined, says: string): void {
  files[file] = text;
  faults.push({ file, at, says });
}

/** One article with one fault in its frontmatter. */
function seedField(name: string, changes: Record<string, unknown>, at: string, says: string): void {
  seed(`blog/${name}.md`, contentFile({ ...postFields, id: id++, ...changes }), at, says);
}

/** One article with one fault in its text. */
function seedText(name: string, line: string, says: string, at = line): void {
  seed(`blog/${name}.md`, contentFile({ ...postFields, id: id++ }, `First.\n\n## Section\n\n${line}\n`), at, says);
}

/** A line more in one of the site's own files. */
function seedLine(file: string, line: string, says: string, at: string): void {
  seed(file, `${files[file] ?? validContent[file]}\n${line}\n`, at, says);
}

seedField("unknown-key", { autor: "ada-page" }, "autor:", 'Unknown field "autor"; did you mean "author"?');
seedField(
  "missing-author",
  { author: "nobody" },
  "author: nobody",
  "There is no content/authors/nobody.md. Known are ada-page.",
);
seedField(
  "unknown-category",
  { category: "Gardening" },
  "category: Gardening",
  '"Gardening" is not under postCategories',
);
seedField("bad-date", { date: "28 June 2025" }, "date: 28", "Write the date as year-month-day");
seedField("impossible-date", { date: "2025-02-30" }, "date: 2025-02-30", "Write the date as year-month-day");
seedField("updated-before", { updated: "2025-01-01" }, "updated:", '"updated" lies before "date" (2025-06-28).');
seedField(
  "missing-picture",
  { coverImage: "/images/none.webp" },
  "coverImage:",
  "There is no picture content/media/none.webp.",
);
seedField("wrong-type", { tags: "Guide" }, "tags:", '"tags" should be a list');
seedField("missing-field", { excerpt: undefined }, "id:", '"excerpt" is missing: write a text.');
seedField("taken-id", { id: 2 }, "id: 2", "The id 2 is taken by how-memory-works.");
seedField(
  "taken-alias",
  { aliases: ["never-used", "how-memory-works"] },
  "how-memory-works",
  "/blog/how-memory-works already leads to how-memory-works.",
);
seedField("unknown-partner", { partner: "gone" }, "partner: gone", "There is no content/partners/gone.md.");
seedField(
  "list-item",
  { tags: ["One", "x".repeat(31)] },
  "x".repeat(31),
  '"tags.1" is too long: at most 30 characters.',
);

seedText("broken-link", "See [it](/blog/nowhere).", "There is no page /blog/nowhere.", "[it]");
seedText(
  "broken-anchor",
  "See [it](/blog/how-prices-work#nowhere).",
  "/blog/how-prices-work has no section #nowhere.",
  "[it]",
);
seedText(
  "own-anchor",
  "See [above](#nowhere).",
  "/blog/own-anchor has no section #nowhere. It has #section.",
  "[above]",
);
seedText(
  "partner-host",
  "See [it](https://www.luna.example/?utm_source=me).",
  "belongs to a partner: write partner:luna-ai instead.",
  "[it]",
);
seedText(
  "bare-partner-host",
  "https://go.house.example/visit",
  "go.house.example belongs to a partner: write partner:house-partner instead.",
);
seedText("unknown-partner-link", "[Visit](partner:gone)", "There is no content/partners/gone.md.");
seedText("script-link", "[Visit](javascript:alert)", "is no link that readers can follow");
seedText("raw-html", "<b>Loud</b>", "Raw HTML is not shown.");
seedText("html-after-comment", "<!-- a note --><script>alert(1)</script>", "Raw HTML is not shown.");
seedText("first-level-heading", "# Title again", "The title is the page's only first-level heading");
seedText("picture-without-words", "![](/images/cover.webp)", "A picture needs a text alternative");
seedText("picture-not-there", "![A cover](/images/none.webp)", "There is no picture content/media/none.webp.");
seedText("picture-elsewhere", "![A cover](https://evil.example/a.png)", "is no picture of this site");
seedText(
  "bad-chart",
  "```chart\ntitle: Costs\nunit: dollars\nrows: []\n```",
  '"rows" is too short: at least 2 items.',
  "```chart",
);
seedText(
  "unknown-claim",
  "We have {{claim:nothing}} users.",
  'There is no claim "nothing" in site/claims.md.',
  "{{claim",
);
seedText("misspelt-claim", "We have {{claim:Users}} users.", "is no quote of a claim", "{{claim");
seedText("link-to-draft", "See [it](/blog/a-draft).", "/blog/a-draft is a draft", "[it]");
files["blog/a-draft.md"] = contentFile({ ...postFields, id: id++, draft: true });
seed("blog/empty.md", contentFile({ ...postFields, id: id++ }, ""), "id:", "There is no text below the frontmatter.");
seed("blog/bad-yaml.md", "---\nid: 90\ntitle: One: two\n---\nText.\n", "One: two", "This is not valid YAML");
seed("blog/code.md", "---js\n({})\n---\n", undefined, "Frontmatter in js is not read.");
seed("blog/Bad Name.md", contentFile({ ...postFields, id: id++ }), undefined, '"Bad Name" cannot be an address');
seed("blog/notes.txt", "Notes", undefined, 'the name of a content file ends in ".md"');
seed("articles/lost.md", contentFile(postFields), undefined, "Nothing reads this; content lives in");
seed("pages/imprint.md", contentFile({}), undefined, "Nothing reads this; pages/ holds about.md");

const review = (changes: Record<string, unknown>) => contentFile({ ...reviewFields, id: id++, ...changes });
seed(
  "reviews/out-of-range.md",
  review({ rating: { overall: 5.1 } }),
  "overall:",
  '"rating.overall" is too large: at most 5.',
);
seed(
  "reviews/wrong-step.md",
  review({ rating: { overall: 4.25 } }),
  "overall:",
  "Write a rating with one decimal, like 4.3.",
);
seed(
  "reviews/unknown-partner.md",
  review({ affiliate_link: "partner:gone" }),
  "affiliate_link:",
  "There is no content/partners/gone.md.",
);
seed(
  "reviews/unknown-rival.md",
  review({ comparison: [{ name: "Gone", slug: "gone-review" }] }),
  "slug:",
  "There is no content/reviews/gone-review.md.",
);
seed(
  "reviews/hidden-price.md",
  review({ price: "Free", priceFrom: 7.99 }),
  "priceFrom:",
  'The figure 7.99 must stand in "price"',
);
seed(
  "reviews/partner-in-verdict.md",
  review({ verdict: "Go [there](partner:luna-ai)." }),
  "verdict:",
  "Links to partners work in the text below",
);

seed(
  "partners/house-partner.md",
  contentFile({ ...partnerFields, default: false }),
  "name:",
  "No partner has `default: true`",
);
seed(
  "partners/rival.md",
  contentFile({
    ...partnerFields,
    default: false,
    homeUrl: "https://rival.example/",
    trackedUrl: "https://rival.example/",
    reviews: ["gone-review"],
  }),
  "gone-review",
  "There is no content/reviews/gone-review.md.",
);
seed(
  "categories/help.md",
  (validContent["categories/guides.md"] ?? "").replace("AI Guides\norder", "Help\norder"),
  "name:",
  "/help is a page of its own, so a category cannot have it.",
);
seed(
  "site/claims.md",
  contentFile({
    claims: [
      claimFields,
      { ...claimFields, id: "rating", text: "4.9/5" },
      { ...claimFields, id: "score", text: "9.5" },
      { ...claimFields, id: "expired", text: "50,000", expiresOn: "2025-06-30" },
      { ...claimFields, id: "rating", text: "4.8/5", source: "Again" },
    ],
  }),
  "expiresOn: 2025-06-30",
  '"expired" expired on 2025-06-30',
);
faults.push({ file: "site/claims.md", at: "rating\n    text: 4.8/5", says: 'The claim "rating" stands here twice.' });
seed(
  "site/home.md",
  (validContent["site/home.md"] ?? "")
    .replace("- For adults", "- Some 10,000+ users")
    .replace("href: /reviews", "href: /nowhere"),
  "10,000+ users",
  '"10,000+" is a claim: write {{claim:users}} instead.',
);
faults.push({ file: "site/home.md", at: "href: /nowhere", says: "There is no page /nowhere." });
seedLine("pages/terms.md", "Rated 4.9/5 by readers.", '"4.9/5" is a claim: write {{claim:rating}} instead.', "4.9/5");
seed(
  "site/team.md",
  (validContent["site/team.md"] ?? "").replace("author: ada-page", "author: nobody"),
  "author: nobody",
  "There is no content/authors/nobody.md.",
);
seed(
  "pages/contact.md",
  (validContent["pages/contact.md"] ?? "").replace("editors@almanac.example", "nobody"),
  "email:",
  "Write an email address.",
);
files["site/criteria.md"] = undefined;
faults.push({ file: "site/criteria.md", at: undefined, says: "This file is missing" });

/** What the valid content has to become for every fault to be in it. */
export const faultyContent: Readonly<Record<string, string | undefined>> = files;

export const seededFaults: readonly SeededFault[] = faults;
