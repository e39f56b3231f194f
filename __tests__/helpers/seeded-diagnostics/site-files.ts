import { contentFile, customPageFields, partnerFields, postFields, validContent } from "../content-files";
import { seedLedger } from "./ledger";
import type { Plan } from "./plan";

const category = (from: string, to: string) => (validContent["categories/guides.md"] ?? "").replace(from, to);

function seedListings(plan: Plan): void {
  const name = "name: AI Guides\norder: 1";
  plan.seed(
    "categories/help.md",
    category(name, "name: Help\norder: 11"),
    "name:",
    "/help is taken by a page that every site has.",
  );
  plan.seed(
    "categories/404.md",
    category(name, "name: Lost\norder: 12"),
    "name:",
    '"404" is a part of the site\'s own',
  );
  plan.seed(
    "categories/page.md",
    category(name, "name: Page\norder: 13"),
    "name:",
    '"page" is a part of the site\'s own',
  );
  plan.seed(
    "categories/same-place.md",
    category("AI Guides\n", "Place\n"),
    "order: 1",
    "Position 1 is already used by guides.",
  );
  plan.seed(
    "categories/empty-tag.md",
    category(name, "name: Empty\norder: 14").replace("tag: Guide", "tag: Guidance"),
    "tag: Guidance",
    "No article matches this line.",
    "warning",
  );
  plan.seed(
    "categories/empty-together.md",
    category(name, "name: Both\norder: 15").replace("  - tag: Guide", "  - category: AI Tools\n    tag: Guide"),
    "category: AI Tools",
    "No article matches this line.",
    "warning",
  );
  plan.seed(
    "categories/unknown-name.md",
    category(name, "name: Other\norder: 16").replace("category: AI Guides", "category: AI Guide"),
    "category: AI Guide\n",
    '"AI Guide" is not under postCategories',
  );
  plan.expect("categories/unknown-name.md", "category: AI Guide\n", "No article matches this line.", "warning");
  plan.seed(
    "categories/todo.md",
    category(name, "name: Todo\norder: 17").replace("How to do", "TODO"),
    "intro:",
    '"TODO"',
  );
  plan.seed(
    "categories/no-line.md",
    category(name, "name: None\norder: 18").replace(/filter:[\s\S]*---/, "filter: []\n---"),
    "filter:",
    '"filter"',
  );
}

function seedCustomPages(plan: Plan): void {
  const page = (changes: Record<string, unknown>, body?: string) =>
    contentFile({ ...customPageFields, ...changes }, body);
  plan.seed("pages/no-title.md", page({ title: undefined }), "seoTitle:", '"title" is missing');
  plan.seed("pages/reviews.md", page({}), "seoTitle:", "/reviews is taken by a page that every site has.");
  plan.seed("pages/2025.md", page({}), "seoTitle:", '"2025" is a part of the site\'s own');
  plan.seed("pages/guides.md", page({}), "seoTitle:", "/guides is the category of content/categories/guides.md.");
  plan.seed(
    "pages/template.md",
    page({ template: "letter" }),
    "template:",
    '"template" should be one of plain, legal.',
  );
  plan.seed("pages/no-days.md", page({ template: "legal" }), "template:", "A legal page says when it takes effect");
  plan.seed(
    "pages/footer.md",
    page({ footer: { group: "partners", order: 1 } }),
    "group:",
    '"footer.group" should be one of pages, legal.',
  );
  plan.seed("pages/days.md", page({ updated: "2999-01-01" }), "updated:", '"updated" is in the year 2999');
  plan.seed("pages/no-text.md", page({}, "\n"), "seoTitle:", "There is no text below the frontmatter.");
  plan.seed(
    "pages/link.md",
    page({}, "See [the contents](#none).\n\n## A section\n\nA text.\n"),
    "[the contents]",
    "/link has no section #none. It has #a-section.",
  );
  plan.seed(
    "blog/to-custom-page.md",
    plan.post("to-custom-page", {}, "See [this](/imprints).\n"),
    "[this]",
    "There is no page /imprints.",
  );
}

function seedPartners(plan: Plan): void {
  const partner = (changes: Record<string, unknown>) =>
    contentFile({
      ...partnerFields,
      default: false,
      homeUrl: "https://rival.example/",
      trackedUrl: "https://rival.example/",
      ...changes,
    });
  plan.seed(
    "partners/house-partner.md",
    contentFile({ ...partnerFields, default: false }),
    "name:",
    "No partner has `default: true`",
  );
  plan.seed(
    "partners/rival.md",
    partner({ reviews: ["gone-review"] }),
    "gone-review",
    "There is no content/reviews/gone",
  );
  plan.seed(
    "partners/long-offer.md",
    partner({ offer: { text: "Half off", reason: "For a year.", endsOn: "2099-01-01" } }),
    "endsOn:",
    '"endsOn" is in the year 2099',
  );
  plan.seed(
    "partners/unwritten-offer.md",
    partner({ offer: { text: "Up to TBD off", reason: "For a year." } }),
    "text:",
    '"TBD" is a note to yourself',
  );
  plan.seed(
    "partners/unexplained-offer.md",
    partner({ offer: { text: "A week free" } }),
    "text:",
    "Readers see no offer without a reason",
  );
}

function seedPages(plan: Plan): void {
  plan.replace(
    "site/home.md",
    "- For adults",
    "- Some 10,000+ users",
    "10,000+ users",
    '"10,000+" is a claim: write {{claim:users}}',
  );
  plan.replace("site/home.md", "href: /reviews", "href: /nowhere", "href: /nowhere", "There is no page /nowhere.");
  const options = (asks: object) => ({ label: "A question?", any: "Any", options: [{ label: "One", ...asks }] });
  const chooser = { heading: "Which?", budget: options({ year: 60 }), label: "Show" };
  const asked = { ...chooser, purpose: options({ kind: "compannion" }), mustHave: options({ fact: "backup-days" }) };
  plan.replace(
    "site/home.md",
    "features:",
    `chooser: ${JSON.stringify(asked)}\nfeatures:`,
    '"kind":"compannion"',
    'site/fact-sheet.md has no kind "compannion".',
  );
  plan.expect("site/home.md", '"fact":"backup-days"', 'site/fact-sheet.md has no question of yes or no "backup-days".');
  plan.replace("site/home.md", "lede: A lede.", "lede: TODO", "lede: TODO", '"TODO" is a note to yourself');
  plan.replace(
    "site/home.md",
    "featuredOn: []",
    "featuredOn: [{ name: A paper }]",
    "{ name: A paper",
    "The mention in A paper has no evidence.",
    "warning",
  );
  plan.replace("site/reviews-list.md", "edition: 2025", "edition: TK", "edition:", '"TK" is a note to yourself');
  plan.replace(
    "site/site.md",
    "href: /about",
    "href: /blog/a-later-one",
    "href: /blog/a-later-one",
    "appears on 2030-06-01",
  );
  plan.replace(
    "site/site.md",
    "href: /terms",
    "href: https://www.example.com/terms",
    "href: https://www.ex",
    'write "/terms"',
  );
  plan.replace(
    "site/team.md",
    "author: ada-page",
    "author: nobody",
    "author: nobody",
    "There is no content/authors/nobody.md.",
  );
  plan.replace("pages/contact.md", "editors@almanac.example", "nobody", "email:", "Write an email address.");
  plan.replace("pages/help.md", "categories: []", help, 'articleCount: "99"', "A count is not typed");
  plan.replace("pages/help.md", "href: /about", "href: /abuot", "href: /abuot", "There is no page /abuot.");
  plan.replace(
    "pages/terms.md",
    "A text.\n",
    "Rated 4.9/5 by readers.\n",
    "4.9/5",
    '"4.9/5" is a claim: write {{claim:rating}} instead.',
  );
  plan.replace("pages/terms.md", "effective: 2025", "effective: 0205", "effective:", '"effective" is in the year 205');
  plan.replace("pages/privacy.md", "updated: 2025-06-28", "updated: 2030-06-01", "updated:", '"updated" is 2030-06-01');
  plan.replace("pages/privacy.md", "## Who we are", "### Who we are", "### Who", 'under the title comes "##"');
  plan.replace(
    "site/moved.md",
    "to: /guides",
    "to: /blog/a-later-one",
    "to: /blog",
    "/blog/a-later-one appears on 2030-06-01",
  );
  plan.seed(
    "site/phrases.md",
    contentFile({
      exceptions: [{ words: "the finest", in: "blog/how-prices-work", reason: "There is no such word here." }],
    }),
    "words: the finest",
    'No text has "the finest" as a claim any longer',
  );
  const distress = (group: object) => contentFile({ groups: [{ reason: "They speak of dying.", ...group }] });
  plan.seed(
    "site/distress.md",
    distress({ words: ["want to die"], except: ["die zeit"] }),
    "except:",
    "A phrase here has none of the words of this group",
  );
  plan.seed("pages/about.md", undefined, undefined, "This file is missing");
}

const help = `categories:
  - icon: book
    title: Start
    text: Where to begin.
    articleCount: "99"
    href: /guides
    topics:
      - { label: About us, href: /about }`;

function seedNames(plan: Plan): void {
  plan.seed(
    "authors/42.md",
    validContent["authors/ada-page.md"],
    "name:",
    '"42" is a part of the site\'s own addresses.',
  );
  plan.seed(
    "authors/by-sums.md",
    `${validContent["authors/ada-page.md"]}\n\`\`\`calculator\napps: orrin\n\`\`\`\n`,
    "```calculator",
    "A calculator stands in articles, reviews, files of content/pages of your own, tests and legal pages only.",
  );
  plan.seed(
    "authors/by-file.md",
    (validContent["authors/ada-page.md"] ?? "").replace("A portrait of Ada Page", "ada-page.webp"),
    "avatarAlt:",
    '"ada-page.webp" is the name of a file.',
  );
  for (const slug of ["page", "index", "2025"])
    plan.seed(`blog/${slug}.md`, plan.post(`the ${slug}`), "id:", `"${slug}" is a part of the site's own addresses.`);
  plan.seed("blog/Bad Name.md", plan.post("names"), undefined, '"Bad Name" cannot be an address');
  plan.seed("blog/under_score.md", plan.post("signs"), undefined, '"under_score" cannot be an address');
  plan.seed("blog/notes.txt", "Notes", undefined, 'the name of a content file ends in ".md"');
  plan.seed("articles/lost.md", contentFile(postFields), undefined, "Nothing reads this; content lives in");
}

/** Diagnostics in all other files, and in the names of files. */
export function seedSiteFiles(plan: Plan): void {
  seedListings(plan);
  seedPartners(plan);
  seedLedger(plan);
  seedPages(plan);
  seedCustomPages(plan);
  seedNames(plan);
}
