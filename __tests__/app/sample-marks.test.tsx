import { GET as search } from "@/app/api/search/route";
import { generateMetadata as authorMetadata } from "@/app/authors/[slug]/page";
import type { ResultCardData } from "@/components/search/result-card";
import { currentSite } from "@/lib/content/site/current-site";
import { resetLibrary } from "@/lib/content/site/open-content";
import { llmsText } from "@/lib/machines/crawlers/text-files";
import { respondWithFeed } from "@/lib/machines/feeds/feeds";
import { respondWithMarkdown } from "@/lib/machines/markdown-export";
import { routes } from "@/lib/util/routes";
import { contentFile } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";
import { propsOf } from "../helpers/page";
import { productFile } from "../helpers/product-files";
import { renderPage, textOf } from "../helpers/render-page";

const changes = [{ date: "2025-06-01", what: "It is dearer now.", source: "https://news.example/" }];
const folder = serveContent({
  "products/lark-ai.md": productFile({ name: "Lark AI", changes }),
  "test-reports/lark-ai-2025-06-20.md": undefined,
});

/** Marks a file as one that came with the starter. */
const markSample = (...paths: string[]) => {
  for (const path of paths) folder.write(path, folder.read(path).replace("---\n", "---\nsample: true\n"));
  resetLibrary();
};

const request = (path: string) => new Request(`https://almanac.example${path}`);
const after = (text: string, from: string) => {
  if (!text.includes(from)) throw new Error(`There is no "${from}" in: ${text}`);
  return text.slice(text.indexOf(from));
};
/** What stands at the top of a page, between its breadcrumbs and its own first words. */
const topOf = (text: string, first: string) => after(text, "Home /").split(first)[0] ?? "";
const lineOf = (text: string, part: string) => text.split("\n").find((line) => line.includes(part)) ?? "";

async function found(query: string, slug: string): Promise<string> {
  const answer = await (await search(request(`/api/search?q=${query}`))).json();
  return JSON.stringify(answer.results.find((one: ResultCardData) => one.slug === slug));
}

/** What each surface says of an author and of what they wrote. */
async function ofAuthor(): Promise<Record<string, string>> {
  return {
    article: topOf(await textOf("/blog/how-prices-work"), "Back to Blog"),
    "author page": topOf(await textOf("/authors/ada-page"), "Editor"),
    "list of authors": topOf(await textOf("/authors"), "Ada Page"),
    team: topOf(await textOf("/about"), "Ada Page"),
    "search, as JSON": await found("ada", "ada-page"),
    feed: after(await respondWithFeed(currentSite(), request("/feed.xml")).text(), "<dc:creator>").slice(0, 60),
    "llms.txt": lineOf(llmsText(currentSite()), "/authors/ada-page"),
    description: String((await authorMetadata(propsOf({ slug: "ada-page" }))).description),
  };
}

/** What each surface says of an article. */
async function ofArticle(): Promise<Record<string, string>> {
  return {
    article: topOf(await textOf("/blog/how-prices-work"), "Back to Blog"),
    list: topOf(await textOf("/blog"), "How prices work"),
    "search, as JSON": await found("how+prices+work", "how-prices-work"),
    feed: after(await respondWithFeed(currentSite(), request("/feed.xml")).text(), "How prices work").slice(0, 1500),
    "markdown export": (await respondWithMarkdown(currentSite(), request("/"), "blog", "how-prices-work").text()).slice(
      0,
      700,
    ),
    "llms.txt": lineOf(llmsText(currentSite()), "/blog/how-prices-work"),
  };
}

/** What each surface says of an untested review. */
async function ofReview(): Promise<Record<string, string>> {
  return {
    review: topOf(await textOf("/reviews/lark-ai-review"), "Back to Reviews"),
    list: topOf(await textOf("/reviews"), "Not reviewed yet"),
    "search, as JSON": await found("lark+ai+review", "lark-ai-review"),
    feed: await respondWithFeed(currentSite(), request("/reviews/feed.xml"), "reviews").text(),
    "markdown export": (
      await respondWithMarkdown(currentSite(), request("/"), "reviews", "lark-ai-review").text()
    ).slice(0, 700),
    "llms.txt": lineOf(llmsText(currentSite()), "/reviews/lark-ai-review"),
  };
}

/** What each surface says of an app's prices and answers. */
async function ofApp(): Promise<Record<string, string>> {
  const review = await textOf("/reviews/lark-ai-review");
  return {
    review: topOf(review, "Back to Reviews"),
    Find: topOf(await textOf("/reviews/find"), "Lark AI"),
    costs: await textOf("/reviews/costs/results?apps=lark-ai&months=7"),
    changes: await textOf("/changes"),
    "changes feed": await respondWithFeed(currentSite(), request("/changes/feed.xml"), "changes").text(),
  };
}

const kinds: [string, string[], () => Promise<Record<string, string>>][] = [
  ["author", ["authors/ada-page.md"], ofAuthor],
  ["article", ["blog/how-prices-work.md"], ofArticle],
  ["review", ["reviews/lark-ai-review.md"], ofReview],
  ["app", ["products/lark-ai.md"], ofApp],
];

describe.each(kinds)("an %s that came with the starter", (_name, files, surfaces) => {
  it("is called a sample wherever it is seen", async () => {
    markSample(...files);
    const silent = Object.entries(await surfaces()).filter(([, text]) => !/sample|demonstration/i.test(text));
    expect(silent).toEqual([]);
  });

  it("is not, where it is real", async () => {
    const marked = Object.entries(await surfaces()).filter(
      ([, text]) => /sample|demonstration/i.test(text) || text.length < 5,
    );
    expect(marked).toEqual([]);
  });
});

describe("an invented author", () => {
  const graphOf = async (path: string) => JSON.stringify((await renderPage(path)).jsonLd);

  it("is nobody in structured data: the site is the author, and the page profiles no one", async () => {
    const post = () => graphOf("/blog/how-prices-work");
    const profile = () => graphOf("/authors/ada-page");
    expect(await post()).toContain('"@type":"Person"');
    expect(await profile()).toContain('"@type":"ProfilePage"');
    markSample("authors/ada-page.md");
    for (const graph of [await post(), await profile()]) expect(graph).not.toMatch(/Person|ProfilePage|sameAs/);
    expect(await post()).toContain(`"author":{"@id":"http://localhost:3000${routes.home()}#organization"}`);
  });
});

describe("an invented operator", () => {
  const policy = contentFile(
    {
      seoTitle: "A short title",
      seoDescription: "A description that is just long enough for search engines.",
      label: "Legal",
      title: "Privacy Policy",
      effective: "2025-06-28",
      updated: "2025-06-28",
    },
    "## Who\n\nWe are {{operator:name}}. Our VAT number is {{operator:vat}}.\n",
  );

  it("is called a sample by the pages that name it, and a sentence about what nobody has said is left out", async () => {
    folder.write("pages/privacy.md", policy);
    resetLibrary();
    expect(await textOf("/privacy")).toContain("We are Test Press Ltd.");
    expect(await textOf("/privacy")).not.toMatch(/VAT|Demonstration/);
    markSample("site/operator.md");
    expect(await textOf("/privacy")).toContain("Demonstration: placeholder text, not legally binding.");
  });
});
