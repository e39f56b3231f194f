import { resetLibrary } from "@/lib/content/snapshot/open-content";
import { getPost } from "@/lib/content/snapshot/posts";
import { getReview } from "@/lib/content/snapshot/reviews";
import { answerMarkdown } from "@/lib/machines/markdown/answer-markdown";
import { postMetadata, reviewMetadata } from "@/lib/machines/metadata/entry-metadata";
import { contentFile, postFields, reviewFields, testFields } from "../../../helpers/content-files";
import { serveContent } from "../../../helpers/content-folder";
import { answerFields, planFields, productFile } from "../../../helpers/product-files";

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
  answerMarkdown(new Request("http://localhost:3000/", { headers }), folderName, slug);
const read = (folderName: string, slug: string) => ask(folderName, slug).text();

describe("the markdown export of a review", () => {
  it("says what the page says, in its order", async () => {
    const text = await read("reviews", "orrin-review");
    const headings = [...text.matchAll(/^##? (.+)$/gm)].map(([, title]) => title);
    expect(headings).toEqual([
      "Orrin Review: A Quiet One",
      "Score",
      "Verdict",
      "Pros",
      "Cons",
      "What Orrin costs",
      "What we know about Orrin",
      "What changed at Orrin",
      "The review",
      "Corrections",
    ]);
    expect(text).toContain("- Published June 28, 2025, updated June 30, 2025, in AI Companions");
    expect(text).toContain("We may earn a commission. [How we are paid](http://localhost:3000/affiliate-disclosure)");
    expect(text).toMatch(/out of 5 \(sample score, not from a test\)/);
    expect(text).toContain("Price: $7.99 a month, or $59.99 a year");
    expect(text).toContain("- June 10, 2025: It has a new owner. Source: [news.example](https://news.example/a)");
    expect(text).toContain("- June 30, 2025: It costs $7.99. Previously: It costs $9.99.");
  });

  it("has plans and facts as tables, with source and day; what is not known too", async () => {
    const rows = (await read("reviews", "orrin-review"))
      .split("\n")
      .filter((line) => line.startsWith("|"))
      .map((line) => line.replace(/\s+\|/g, " |"));
    expect(rows).toContainEqual(
      expect.stringMatching(
        /^\| Yearly \\\| all \| \$59\.99 a year \| \$5\.00 \| \$59\.99 \| \| \[pricing\.example\]\(https:\/\/pricing\.example\/plans\) \| June 20, 2025, more than \d+ days ago \|$/,
      ),
    );
    expect(rows).toContainEqual(
      expect.stringMatching(/: Account deletion \| yes \| In the settings\. \| \[terms\.example\]/),
    );
    expect(rows).toContainEqual(expect.stringMatching(/\| not known \| \| \| \|$/));
  });

  it("fills in quotes, and links with whole addresses", async () => {
    const text = await read("reviews", "orrin-review");
    expect(text).toContain("It costs $7.99 | [a guide](http://localhost:3000/blog/how-prices-work).");
    expect(text).toContain("### What it does");
    expect(text).not.toMatch(/\{\{|\]\(\//);
  });
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

  it("follows its file", async () => {
    folder.write("products/orrin.md", productFile({ plans: [{ ...planFields, price: 8.49 }] }));
    resetLibrary();
    expect(await read("reviews", "orrin-review")).toContain("| $8.49 a month");
  });

  it("is named by its page", () => {
    const review = getReview("orrin-review");
    const post = getPost("how-prices-work");
    expect(review && reviewMetadata(review).alternates?.types).toMatchObject({
      "text/markdown": "http://localhost:3000/reviews/orrin-review.md",
    });
    expect(post && postMetadata(post).alternates?.types).toMatchObject({
      "text/markdown": "http://localhost:3000/blog/how-prices-work.md",
    });
  });
});
