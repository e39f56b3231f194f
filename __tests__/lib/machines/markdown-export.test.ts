import { currentSite } from "@/lib/content/site/current-site";
import { resetLibrary } from "@/lib/content/site/open-content";
import { respondWithMarkdown } from "@/lib/machines/markdown-export";
import { contentFile, postFields, reviewFields, testFields } from "../../helpers/content-files";
import { serveContent } from "../../helpers/content-folder";
import { answerFields, planFields, productFile } from "../../helpers/product-files";

const corrections = [{ date: "2025-06-30", what: "It costs $7.99.", was: "It costs $9.99." }];
const body = "It costs {{price:orrin.monthly}} | [a guide](/blog/how-prices-work).\n\n## What it does\n\nMore.\n";

const folder = serveContent({
  "products/orrin.md": productFile({
    plans: [planFields, { ...planFields, id: "yearly", name: "Yearly | all", price: 59.99, every: "1 year" }],
    facts: { "account-deletion": { ...answerFields, note: "In the settings." } },
    changes: [{ date: "2025-06-10", what: "It has a new owner.", source: "https://news.example/a" }],
  }),
  "reviews/orrin-review.md": contentFile(
    {
      ...reviewFields,
      id: 61,
      title: "Orrin Review: A Quiet One",
      product: "Orrin",
      about: "orrin",
      price: undefined,
      updated: "2025-06-30",
      corrections,
    },
    body,
  ),
  "test-reports/orrin-2025-06-20.md": contentFile({ ...testFields, product: "orrin", sample: true }),
  "blog/a-draft.md": contentFile({ ...postFields, id: 70, title: "A draft of ours", draft: true }),
  "blog/tomorrow.md": contentFile({ ...postFields, id: 71, title: "Of another day", date: "2031-01-01" }),
});

const ask = (folderName: string, slug: string, headers: Record<string, string> = {}) =>
  respondWithMarkdown(currentSite(), new Request("http://localhost:3000/", { headers }), folderName, slug);
const read = (folderName: string, slug: string) => ask(folderName, slug).text();

it("the markdown export of a review is its title, the way to its page, and its text as written, with quotes filled in and whole addresses", async () => {
  expect(await read("reviews", "orrin-review")).toBe(
    [
      "# Orrin Review: A Quiet One",
      "[Facts, sources and corrections](http://localhost:3000/reviews/orrin-review)\nWe may earn a commission.",
      "It costs $7.99 | [a guide](http://localhost:3000/blog/how-prices-work).",
      "## What it does",
      "More.\n",
    ].join("\n\n"),
  );
});

describe("every markdown export", () => {
  it("is markdown, led back to its page, listed nowhere, and sent once", async () => {
    for (const [name, slug, page] of [
      ["reviews", "orrin-review", "/reviews/orrin-review"],
      ["blog", "how-prices-work", "/blog/how-prices-work"],
    ] as const) {
      const first = ask(name, slug);
      expect(Object.fromEntries(first.headers)).toMatchObject({
        "content-type": "text/markdown; charset=utf-8",
        "x-robots-tag": "noindex",
        link: `<http://localhost:3000${page}>; rel="canonical"`,
      });
      const again = ask(name, slug, { "if-none-match": first.headers.get("etag") ?? "" });
      expect([again.status, await again.text()]).toEqual([304, ""]);
    }
  });

  it("is there for what is published only", () => {
    for (const [name, slug] of [
      ["blog", "a-draft"],
      ["blog", "tomorrow"],
      ["blog", "orrin-review"],
      ["reviews", "how-prices-work"],
      ["reviews", "../secrets"],
      ["reviews", "constructor"],
      ["constructor", "orrin-review"],
      ["authors", "ada-page"],
    ] as const)
      expect(ask(name, slug).status).toBe(404);
  });

  it("has links and pictures with their own addresses, wherever the text defines them", async () => {
    folder.write(
      "blog/by-reference.md",
      contentFile(
        { ...postFields, id: 72, title: "By reference" },
        '[A guide][one] and ![a cover][two].\n\n[one]: /blog/how-prices-work "Prices"\n[two]: /images/cover.webp\n',
      ),
    );
    resetLibrary();
    const text = await read("blog", "by-reference");
    expect(text).toContain('[A guide](http://localhost:3000/blog/how-prices-work "Prices")');
    expect(text).toMatch(/!\[a cover\]\(http:\/\/localhost:3000\/(?:images|media)\/cover/);
  });
});
