import { currentSite, siteContent } from "@/lib/content/site/current-site";
import { allPosts } from "@/lib/content/site/site";
import { respondWithFeed } from "@/lib/machines/feeds/feeds";
import { respondWithMarkdown } from "@/lib/machines/markdown-export";
import {
  contentFile,
  customPageFields,
  partnerFields,
  postFields,
  reviewFields,
  validContent,
} from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";
import { htmlOf } from "../helpers/render-page";

const linking = "It begins here.\n\n## Where\n\n[See Lark](partner:lark-ai).\n";
const site = (validContent["site/site.md"] ?? "").replace(
  "navigation:",
  "exitOffer: { heading: Before you go, text: A word on price, label: See the offer, dismiss: No Thanks }\nnavigation:",
);
const quietCategory = (validContent["categories/guides.md"] ?? "").replace("order: 1", "order: 1\noffers: none");

const folder = serveContent({
  "site/site.md": site,
  "partners/house-partner.md": contentFile({
    ...partnerFields,
    offer: { text: "Half off", reason: "For a year paid at once." },
  }),
  "blog/with-offers.md": contentFile({ ...postFields, id: 71, title: "An article with offers" }, linking),
  "blog/without.md": contentFile({ ...postFields, id: 72, title: "An article without", offers: "none" }, "A text.\n"),
  "reviews/quiet-review.md": contentFile(
    { ...reviewFields, id: 73, title: "Quiet: Before You Pay", product: "Quiet", offers: "none" },
    "It begins here.\n\n## Where\n\nAt home.\n",
  ),
  "pages/support.md": contentFile({ ...customPageFields, title: "Support", offers: "none" }),
  "pages/shop.md": contentFile({ ...customPageFields, title: "Shop" }),
});

/** Changes files that readers see already: nothing takes a page away that was good. */
function change(files: Record<string, string>): void {
  expect(allPosts(currentSite()).length).toBeGreaterThan(0);
  for (const [path, text] of Object.entries(files)) folder.write(path, text);
  siteContent().scan();
}

const post = (slug: string) => htmlOf(`/blog/${slug}`);
const page = (slug: string) => htmlOf(`/${slug}`);

/** What a page without offers must not contain: partner links, their words, the exit offer. */
function commerceIn(html: string): string[] {
  return (
    html.match(
      /data-affiliate|sponsored|utm_|house\.example|lark\.example|\/go\/|Partner offer|data-disclosure|A card|Try it/g,
    ) ?? []
  );
}

describe("a page without offers", () => {
  it("shows what is missing there on other pages, or the test would prove nothing", async () => {
    for (const html of [await post("with-offers"), await page("shop"), await htmlOf("/")])
      expect(commerceIn(html).length).toBeGreaterThan(3);
    expect(await post("with-offers")).toContain("lark.example");
  });

  it("is an article that says so", async () => {
    const html = await post("without");
    expect(html).toContain("An article without");
    expect(html).toContain("Ada Page");
    expect(html).toContain('aria-label="Main"');
    expect(commerceIn(html)).toEqual([]);
  });

  it("is a page of content/pages that says so", async () => {
    expect(commerceIn(await page("support"))).toEqual([]);
  });

  it("is a review that says so", async () => {
    const review = (slug: string) => htmlOf(`/reviews/${slug}`);
    expect(await review("quiet-review")).toContain("We earn nothing from Quiet.");
    expect(commerceIn(await review("quiet-review"))).toEqual([]);
    expect(commerceIn(await review("lark-ai-review")).length).toBeGreaterThan(3);
  });

  it("is a listing that says so, and each article for which it is the category of its own", async () => {
    const other = quietCategory.replace("order: 1\noffers: none", "order: 2").replace("AI Guides\n", "Everything\n");
    change({ "categories/guides.md": quietCategory, "categories/everything.md": other });
    expect(commerceIn(await page("guides"))).toEqual([]);
    expect(commerceIn(await page("everything")).length).toBeGreaterThan(3);
    expect(commerceIn(await post("with-offers"))).toEqual([]);
    expect(commerceIn(await post("how-memory-works")).length).toBeGreaterThan(3);
  });

  it("is a legal page and the contact page", async () => {
    for (const slug of ["terms", "contact"]) expect(commerceIn(await page(slug))).toEqual([]);
  });
});

describe("the text of an article without offers, should it link to a partner all the same", () => {
  beforeEach(() => change({ "categories/guides.md": quietCategory }));
  const answer = (slug: string) =>
    respondWithMarkdown(currentSite(), new Request(`http://localhost:3000/blog/${slug}.md`), "blog", slug).text();

  it("has the words of the link alone, as markdown", async () => {
    const text = await answer("with-offers");
    expect(text).toContain("See Lark.");
    expect(text).not.toMatch(/affiliate|lark\.example|commission/);
  });

  it("has the words of the link alone, in feeds", async () => {
    const text = await respondWithFeed(currentSite(), new Request("http://localhost:3000/feed.xml")).text();
    const item = text.split("<item>").find((one) => one.includes("An article with offers")) ?? "";
    expect(item).toContain("See Lark");
    expect(item).not.toMatch(/lark\.example|sponsored|commission/);
  });
});
