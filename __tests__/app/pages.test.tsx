import { generateMetadata as authorsMetadata } from "@/app/authors/page";
import { resetLibrary } from "@/lib/content/site/open-content";
import {
  contentFile,
  partnerFields,
  postFields,
  reviewFields,
  testFields,
  validContent,
} from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";
import { planFields } from "../helpers/product-files";
import { htmlOf, renderPage, textOf } from "../helpers/render-page";

const larkPath = "reviews/lark-ai-review.md";
const larkTest = "test-reports/lark-ai-2025-06-20.md";
const memoryPath = "blog/how-memory-works.md";
const forum = "https://forum.example/";

const reviewFile = (changes: Record<string, unknown> = {}) =>
  contentFile({ ...reviewFields, about: "lark-ai", ...changes });
const postFile = (changes: Record<string, unknown> = {}) => contentFile({ ...postFields, ...changes });

const folder = serveContent();

/** The files of an app with a test that comes to so many stars, and of its review. */
const testedReview = (app: string, stars: number, review: Record<string, unknown>) => ({
  [`products/${app}.md`]: contentFile({ name: app }),
  [`test-reports/${app}-2025-06-20.md`]: contentFile({
    ...testFields,
    product: app,
    scores: { chat: stars * 2, terms: stars * 2 },
  }),
  [`reviews/${app}-review.md`]: reviewFile({ about: app, rating: undefined, ...review }),
});

/** Adds files to the valid content; `undefined` takes one away. */
function change(files: Record<string, string | undefined>) {
  for (const [path, text] of Object.entries(files)) {
    if (text === undefined) folder.remove(path);
    else folder.write(path, text);
  }
  resetLibrary();
}

const showReview = (slug = "lark-ai-review") => renderPage(`/reviews/${slug}`);
const showPost = (slug: string) => renderPage(`/blog/${slug}`);
const showAuthor = () => renderPage("/authors/ada-page");

describe("a review's page", () => {
  it("rates in detail only what has ratings besides the overall one", async () => {
    expect((await showReview()).text).toMatch(/Detailed Ratings Design 4\.2/);
    change({ [larkPath]: reviewFile({ rating: { overall: 4.5 } }) });
    expect((await showReview()).text).not.toContain("Detailed Ratings");
  });

  it("has price, discount code and editor's note only where the file gives them", async () => {
    const { text } = await showReview();
    for (const word of ["Price $", "Discount code", "Editor’s Note"]) expect(text).not.toContain(word);
    const given = {
      price: "$9.99 a month",
      discountCode: "LUNA20",
      affiliateLink: "partner:lark-ai",
      editorNote: "We *liked* it.",
    };
    change({ [larkPath]: reviewFile(given) });
    const full = (await showReview()).text;
    expect(full).toContain("Price $9.99 a month");
    expect(full).toContain("Discount code LUNA20");
    expect(full).toMatch(/Editor’s Note We liked it\./);
  });

  it("sends nobody from the latest review to the forum, but from the others", async () => {
    expect((await showReview()).html).not.toContain(forum);
    change(testedReview("newer", 4, { id: 12, date: "2025-06-29", title: "Newer Review: A title" }));
    expect((await showReview()).html).toContain(forum);
    expect((await showReview("newer-review")).html).not.toContain(forum);
  });

  it("shows at most 3 other reviews, of the same category", async () => {
    expect((await showReview()).text).not.toContain("Related reviews");
    const other = (number: number) => ({ id: 20 + number, title: `Other ${number} Review` });
    change({
      ...testedReview("other-4", 4.6, other(4)),
      ...testedReview("other-2", 4.8, other(2)),
      ...testedReview("other-1", 4.9, other(1)),
      ...testedReview("other-3", 4.7, other(3)),
      ...testedReview("foreign", 5, { id: 30, title: "Foreign Review", category: "AI Tools" }),
    });
    const related = (await showReview()).text.split("Related reviews")[1] ?? "";
    // The nearest in rank: its own stars are fewer.
    expect(related.match(/Other \d Review/g)).toEqual(["Other 4 Review", "Other 3 Review", "Other 2 Review"]);
    expect(related).not.toContain("Foreign Review");
  });

  it("compares with the reviews it names, and leaves out one that is a draft", async () => {
    change({ [larkPath]: contentFile(reviewFields) });
    expect((await showReview()).text).not.toContain("Compare With");
    const comparison = [
      { name: "Sable AI", slug: "sable-ai-review" },
      { name: "Draft AI", slug: "draft-review" },
    ];
    change({
      [larkPath]: reviewFile({ comparison }),
      ...testedReview("sable-ai", 4, { id: 12, product: "Sable AI", title: "Sable AI Review" }),
      "reviews/draft-review.md": reviewFile({ id: 13, product: "Draft AI", title: "Draft AI Review", draft: true }),
    });
    const { text, html } = await showReview();
    expect(text).toMatch(/Compare With .*Sable AI/);
    expect(html).toContain('href="/reviews/sable-ai-review"');
    expect(html).not.toMatch(/draft-review|Draft AI/);
  });

  it("compares in the order of the ranks, whatever the order of the names", async () => {
    const comparison = ["last", "first"].map((name) => ({ name, slug: `${name}-review` }));
    change({
      [larkPath]: reviewFile({ comparison }),
      ...testedReview("first", 4.1, { id: 12, product: "First AI", title: "First AI Review" }),
      ...testedReview("last", 2.1, { id: 13, product: "Last AI", title: "Last AI Review" }),
    });
    const list = (await showReview()).text.split("Compare With").at(-1) ?? "";
    expect(list.match(/(First|Last) AI(?= [\d.]+ of)/g)).toEqual(["First AI", "Last AI"]);
  });

  it("says what speaks for another app only where both have been tested", async () => {
    const app = (name: string, price: number) => contentFile({ name, plans: [{ ...planFields, price }] });
    change({
      [larkPath]: reviewFile({ comparison: [{ name: "Wick", slug: "wick-review" }] }),
      ...testedReview("wick", 4.1, { id: 12, product: "Wick", title: "Wick Review" }),
      "products/lark-ai.md": app("Lark AI", 10),
      "products/wick.md": app("Wick", 5),
    });
    expect((await showReview()).text).toContain("Cheaper year: $60.00 against $120.00");
    change({ [larkTest]: undefined });
    const { text } = await showReview();
    expect(text).toContain("16.4 of 20 points $60.00 a year");
    expect(text).not.toContain("Cheaper year");
  });

  it("leads to the review's own partner, else to the default one under its name", async () => {
    const offer = { text: "Half off", reason: "For a year." };
    change({ "partners/house-partner.md": contentFile({ ...partnerFields, offer }) });
    const own = await showReview();
    expect(own.html).toContain("https://lark.example/?utm_source");
    expect(own.text.match(/Half off/g)).toHaveLength(1);
    change({ [larkPath]: reviewFile() });
    const { html, text } = await showReview();
    expect(html).not.toContain("https://lark.example/?utm_source");
    expect(text).toContain("We earn nothing from Lark AI.");
    expect(html).toContain('aria-label="Partner offer: House Partner"');
    expect(text.match(/Half off/g)).toHaveLength(2);
    expect(text).not.toContain("Visit Website");
  });

  it("reports every way to the app's own website as a conversion with the rank", async () => {
    const { html } = await showReview();
    const links = html.match(/<a [^>]*>Visit Website/g) ?? [];
    expect(links).toHaveLength(2);
    for (const link of links) {
      const [, json = ""] = link.match(/data-event="([^"]*)"/) ?? [];
      expect(JSON.parse(json.replaceAll("&quot;", '"'))).toMatchObject({ name: "affiliate_click", value: 1 });
    }
  });
});

describe("an article's page", () => {
  it("sends nobody from the newest article to the forum, but from the others", async () => {
    expect((await showPost("how-prices-work")).html).not.toContain(forum);
    expect((await showPost("how-memory-works")).html).toContain(forum);
  });

  it("has the partner's block between the halves of the text, and the box after them", async () => {
    const body = "## First\n\nThe beginning.\n\n## Second\n\nThe end.\n";
    change({ [memoryPath]: contentFile({ ...postFields, id: 2, partner: "lark-ai" }, body) });
    const { text, html } = await showPost("how-memory-works");
    expect(text).toMatch(/The beginning\..*Leads to Lark AI.*The end\..*A label/);
    expect(html).toContain('aria-label="Partner offer: Lark AI"');
  });

  it("leads to the articles before and after it", async () => {
    const newer = await showPost("how-prices-work");
    expect(newer.text).toMatch(/Previous article How memory works/);
    expect(newer.html).toContain('href="/blog/how-memory-works" rel="prev"');
    const { text, html } = await showPost("how-memory-works");
    expect(text).toMatch(/Next article How prices work/);
    expect(html).toContain('href="/blog/how-prices-work" rel="next"');
    expect(text).not.toContain("Previous article");
  });

  it("is not found while it is a draft", async () => {
    change({ [memoryPath]: postFile({ id: 2, draft: true }) });
    await expect(showPost("how-memory-works")).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
  });
});

describe("a list of articles", () => {
  it("says that a category is empty, and leads to all articles", async () => {
    const empty = (validContent["categories/guides.md"] ?? "")
      .replaceAll("AI Guides", "Adult Content")
      .replace("tag: Guide", "tag: None");
    change({ "categories/empty.md": empty });
    const { html, text } = await renderPage("/empty");
    expect(text).toContain("No posts found in this category.");
    expect(text).not.toContain("Showing");
    expect(html).toMatch(/href="\/blog"[^>]*>Return to All Posts/);
  });

  it("says that the blog is empty", async () => {
    change({ "blog/how-prices-work.md": undefined, [memoryPath]: undefined });
    expect(await textOf("/blog")).toContain("No posts found. Return to First Page");
  });
});

describe("an author's page", () => {
  const path = "authors/ada-page.md";
  const authorFile = (biography: string) => (validContent[path] ?? "").replace("A text.\n", biography);

  it("has the biography in its paragraphs, else the description", async () => {
    change({ [path]: authorFile("The first part.\n\nThe second part.\n") });
    const { html } = await showAuthor();
    expect(html).toMatch(/<p>The first part\.<\/p>\s*<p>The second part\.<\/p>/);
    expect(html).not.toContain("<p>Ada edits what is written here.</p>");
    change({ [path]: authorFile("") });
    expect((await showAuthor()).html).toContain("<p>Ada edits what is written here.</p>");
  });

  it("shows the author's 6 newest articles, and where the others are", async () => {
    const posts = [1, 2, 3, 4, 5].map((number) => [
      `blog/more-${number}.md`,
      postFile({ id: 40 + number, title: `More about it ${number}`, date: `2025-06-1${number}` }),
    ]);
    expect((await showAuthor()).text).not.toContain("All articles");
    change(Object.fromEntries(posts));
    const { text, html } = await showAuthor();
    expect(text.match(/Read More/g)).toHaveLength(6);
    expect(text).not.toContain("More about it 1");
    expect(text).toContain("Showing 6 of 7 posts");
    expect(html).toMatch(/<a [^>]*href="\/blog"[^>]*>All articles</);
  });

  it("leads to the author's reviews of tested apps, newest first", async () => {
    const by = (rank: number, day: string) =>
      testedReview(`app-${rank}`, 4, { id: 20 + rank, title: `App ${rank} Review`, date: day });
    const blank = reviewFile({ id: 30, title: "Blank: Before You Pay", about: undefined });
    change({ [larkPath]: undefined, "reviews/blank.md": blank, ...by(1, "2025-06-20"), ...by(2, "2025-06-25") });
    const { text } = await showAuthor();
    expect(text).toMatch(/Reviews by Ada Page App 2 Review Rated .* App 1 Review Rated .* Articles by Ada Page/);
    expect(text).not.toContain("Blank");
  });

  it("says that there are none", async () => {
    change({ "blog/how-prices-work.md": undefined, [memoryPath]: undefined });
    expect((await showAuthor()).text).toContain("No articles found by this author.");
  });
});

describe("the reviews list", () => {
  it("shows verdicts for the first 3 ranks and the editor's note for the first alone", async () => {
    const app = (rank: number) => {
      const texts = { verdict: `Verdict ${rank}.`, editorNote: `Note ${rank}.` };
      return testedReview(`app-${rank}`, 5 - rank / 10, { id: 20 + rank, title: `App ${rank} Review`, ...texts });
    };
    change({ [larkPath]: undefined, ...app(1), ...app(2), ...app(3), ...app(4) });
    const text = await textOf("/reviews");
    expect(text.match(/Verdict \d/g)).toEqual(["Verdict 1", "Verdict 2", "Verdict 3"]);
    expect(text.match(/Note \d/g)).toEqual(["Note 1"]);
    expect(text.match(/TOP /g)).toHaveLength(1);
    expect(text.match(/Reviewed /g)).toHaveLength(3);
  });
});

it("the page of all authors leads to each with their role and what they say of themselves, and is the parent in their trail", async () => {
  const { html, text } = await renderPage("/authors");
  expect(html).toContain('<a href="/authors/ada-page">Ada Page</a>');
  expect(text).toContain("Editor");
  expect(await htmlOf("/authors/ada-page")).toMatch(/<a [^>]*href="\/authors">Authors<\/a>/);
  expect(authorsMetadata()).toMatchObject({
    title: "Authors and editors | Test Almanac",
    openGraph: { title: "Authors and editors" },
    alternates: { canonical: "http://localhost:3000/authors" },
  });
});
