import type { FieldCase, Plan } from "./plan";

const shapes: FieldCase[] = [
  ["distress-with-offers", { wellbeing: true }, "wellbeing:", 'write "offers: none"'],
  ["partner-without-offers", { offers: "none", partner: "lark-ai" }, "partner:", "no partner is shown"],
  ["some-offers", { offers: "some" }, "offers:", '"offers" should be one of none.'],
  ["unknown-key", { autor: "ada-page" }, "autor:", 'Unknown field "autor"; did you mean "author"?'],
  ["seven-tags", { tags: ["A1", "B2", "C3", "D4", "E5", "F6", "G7"] }, "tags:", '"tags" is too long: at most 6 items.'],
  ["list-item", { tags: ["One", "x".repeat(31)] }, "x".repeat(31), '"tags.1" is too long: at most 30 characters.'],
  ["missing-field", { excerpt: undefined }, "id:", '"excerpt" is missing: write a text.'],
  ["long-title", { title: "Price ".repeat(16) }, "title:", '"title" is too long: at most 90 characters.'],
  ["short-excerpt", { excerpt: "Too short." }, "excerpt:", '"excerpt" is too short: at least 50 characters.'],
  ["long-seo-title", { seoTitle: "Price ".repeat(12) }, "seoTitle:", '"seoTitle" is too long: at most 60 characters.'],
  ["comma-in-number", { id: "12,99" }, "id:", 'not the text "12,99". Write 12.99.'],
  ["currency", { id: "$12.99" }, "id:", 'not the text "$12.99". Write 12.99.'],
  ["long-read", { readTime: 500 }, "readTime:", '"readTime" is too large: at most 120.'],
  ["capital-alias", { aliases: ["Old Name"] }, "Old Name", "Write a slug: lower-case words joined by hyphens."],
  [
    "cover-elsewhere",
    { coverImage: "https://pictures.example/a.png" },
    "coverImage:",
    "Name a picture of content/media/",
  ],
];

const references: FieldCase[] = [
  ["missing-author", { author: "nobody" }, "author: nobody", "There is no content/authors/nobody.md. Known:"],
  ["unknown-category", { category: "Gardening" }, "category: Gardening", '"Gardening" is not under postCategories'],
  [
    "missing-picture",
    { coverImage: "/images/none.webp" },
    "coverImage:",
    "There is no picture content/media/none.webp.",
  ],
  ["taken-id", { id: 2 }, "id: 2", "how-memory-works and taken-id both have the id 2."],
  [
    "taken-alias",
    { aliases: ["never-used", "how-memory-works"] },
    "how-memory-works",
    "/blog/how-memory-works already leads to how-memory-works.",
  ],
  [
    "alias-of-itself",
    { aliases: ["alias-of-itself"] },
    "alias-of-itself\n---",
    "/blog/alias-of-itself already leads to",
  ],
  ["alias-number", { aliases: ["7"] }, '"7"', '"7" is a part of the site\'s own addresses'],
  ["unknown-partner", { partner: "gone" }, "partner: gone", "There is no content/partners/gone.md."],
];

const dates: FieldCase[] = [
  ["bad-date", { date: "28 June 2025" }, "date: 28", "Write the date as year-month-day"],
  ["updated-before", { updated: "2025-01-01" }, "updated:", '"updated" lies before "date" (2025-06-28).'],
  ["date-long-ago", { date: "1999-06-28" }, "date: 1999", '"date" is in the year 1999'],
  ["date-too-early", { date: "2014-12-31" }, "date: 2014", '"date" is in the year 2014'],
  ["date-far-ahead", { date: "2205-06-28" }, "date: 2205", '"date" is in the year 2205'],
  ["updated-far-ahead", { updated: "2052-06-28" }, "updated:", '"updated" is in the year 2052'],
  ["updated-ahead", { updated: "2030-06-01" }, "updated:", '"updated" is 2030-06-01, which is in the future.'],
];

const texts: FieldCase[] = [
  ["tag-twice", { tags: ["Guide", "Prices", "Guide"] }, "Guide\ncoverImage", 'The tag "Guide" appears twice.'],
  ["tag-twice-in-small", { tags: ["Guide", "guide"] }, "guide\n", 'The tag "guide" appears twice.'],
  ["tag-misspelt", { tags: ["Giude"] }, "Giude", 'Did you mean "Guide"', "warning"],
  ["tag-plural", { tags: ["Guides"] }, "Guides\ncoverImage", 'Did you mean "Guide"', "warning"],
  ["tag-in-capitals", { tags: ["GUIDE"] }, "GUIDE", 'Did you mean "Guide"', "warning"],
  ["todo-title", { title: "TODO find a title" }, "title:", '"TODO" is a note to yourself'],
  [
    "todo-excerpt",
    { excerpt: `TK ${"what this is about in one plain sentence".repeat(2)}` },
    "excerpt:",
    '"TK" is a note',
  ],
  ["lorem-excerpt", { excerpt: `Lorem ipsum ${"dolor sit amet ".repeat(4)}` }, "excerpt:", '"Lorem ipsum" is a note'],
  ["html-in-title", { title: "A <b>loud</b> title" }, "title:", "<b> is HTML, which is not read here."],
  ["capital-title", { title: "HOW PRICES WORK HERE" }, "title:", "A title in capitals", "warning"],
  [
    "repeated-excerpt",
    {
      title: "What a title says is what an excerpt has to explain",
      excerpt: "What a title says is what an excerpt has to explain",
    },
    "excerpt:",
    "The excerpt repeats the title.",
  ],
  ["same-title", { title: "How memory works" }, "title:", "how-memory-works has this title too.", "warning"],
  [
    "alt-is-file",
    { coverAlt: "picture-of-prices.webp" },
    "coverAlt:",
    '"picture-of-prices.webp" is the name of a file.',
  ],
  ["alt-image-of", { coverAlt: "Image of a calm shape" }, "coverAlt:", 'Leave out "Image of"', "warning"],
];

const right = { what: "So it is.", was: "So it was." };
const corrections: FieldCase[] = [
  [
    "corrected-early",
    { updated: "2025-07-01", corrections: [{ ...right, date: "2025-06-01" }] },
    "date: 2025-06-01",
    "before the entry was published on 2025-06-28",
  ],
  [
    "corrected-in-silence",
    { corrections: [{ ...right, date: "2025-07-01" }] },
    "date: 2025-07-01",
    'Write "updated: 2025-07-01", or a later day.',
  ],
  [
    "corrected-later",
    { updated: "2025-06-30", corrections: [{ ...right, date: "2025-07-01" }] },
    "updated:",
    'Write "updated: 2025-07-01", or a later day.',
  ],
  [
    "corrected-ahead",
    { updated: "2025-06-28", corrections: [{ ...right, date: "2029-01-01" }] },
    "date: 2029-01-01",
    "which is in the future",
  ],
];

/** Diagnostics in the frontmatter of articles. */
export function seedFields(plan: Plan): void {
  plan.fields([...shapes, ...references, ...dates, ...texts, ...corrections]);
  plan.seed("blog/bad-yaml.md", "---\nid: 90\ntitle: One: two\n---\nText.\n", "One: two", "This is not valid YAML");
  plan.seed("blog/field-twice.md", "---\nid: 90\nid: 91\n---\nText.\n", "id: 91", "This field appears twice.");
  plan.seed("blog/tab.md", "---\ntags:\n\t- One\n---\nText.\n", "\t- One", "YAML is indented with spaces.");
  plan.seed("blog/tabs.md", "---\ntags:\n\t- One\ntags: Two\n---\nText.\n", "\t- One", "Replace the tab.");
  plan.seed("blog/curly.md", "---\ntitle: “One: two”\n---\nText.\n", "“One", "quotation marks are curly");
  plan.seed("blog/code.md", "---js\n({})\n---\n", undefined, "Frontmatter in js is not read.");
  plan.seed("blog/no-fields.md", "Only a text.\n", undefined, "The file does not begin with its fields.");
  plan.seed("blog/no-end.md", "---\nid: 90\n", undefined, "The frontmatter has no end");
}
