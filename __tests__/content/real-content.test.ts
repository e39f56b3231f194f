import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { resolveClaimsInText, splitSentences, withheld } from "@/lib/claims/resolve-claims";
import { checkContent } from "@/lib/content/check/check-content";
import { listSamples } from "@/lib/content/check/list-samples";
import { collectionSchemas, documentSchemas } from "@/lib/content/read/collections";
import { formatDiagnostic } from "@/lib/content/read/diagnostics";
import { matchesFilter } from "@/lib/content/snapshot/filter";
import { readFolder } from "@/lib/content/snapshot/library";
import { renderBody } from "@/lib/markdown/render-body";
import { limits } from "@/lib/site/limits";

/** The files of content/ as they are shipped. */
const root = resolve("content");
const day = "2026-01-01";
const library = readFolder({ root, claims: "all" });
const { blog, reviews, authors, categories, partners } = library.collections;
const entries = [...blog, ...reviews];

function errors(claims: "all" | "strict"): string[] {
  return checkContent({ root, claims, day })
    .filter(({ severity }) => severity === "error")
    .map((diagnostic) => formatDiagnostic(diagnostic, root));
}

/** The text of a body as a reader reads it: without fences, addresses and marks. */
function proseOf(body: string): string {
  return body
    .replace(/^```[\s\S]*?^```$/gm, "")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/[*_`#>|[\]]/g, " ");
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

describe("every file of content/", () => {
  const files = Object.keys(collectionSchemas).flatMap((folder) =>
    readdirSync(resolve(root, folder)).map((name) => `${folder}/${name}`),
  );

  it.each([...files, ...Object.keys(documentSchemas).map((name) => `${name}.md`)])("%s can be read", (name) => {
    const file = resolve(root, name);
    expect(library.diagnostics.filter((diagnostic) => diagnostic.file === file)).toEqual([]);
    const read = [...Object.values(library.collections).flat(), ...Object.values(library.documents)];
    expect(read.some((entry) => entry.file === file)).toBe(true);
  });

  it("passes the check", () => {
    expect(errors("all")).toEqual([]);
  });

  it("passes the check when only proven claims are shown", () => {
    expect(errors("strict")).toEqual([]);
  });

  it("is marked as starter text, but for nothing that is not", () => {
    const all = [...Object.values(library.collections).flat(), ...Object.values(library.documents)];
    expect(listSamples(root).length).toBeLessThanOrEqual(all.length);
    expect(listSamples(root)).toEqual(expect.arrayContaining(["site/site.md", "partners/partner-companion.md"]));
  });
});

describe("the library that a site starts with", () => {
  it("holds 30 articles, 8 reviews, 3 authors, 7 categories and 5 partners", () => {
    expect([blog, reviews, authors, categories, partners].map((list) => list.length)).toEqual([30, 8, 3, 7, 5]);
  });

  it("numbers articles and reviews from 1 to 38 without a gap", () => {
    expect(entries.map(({ data }) => data.id).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 38 }, (_, index) => index + 1),
    );
  });

  it("has the slugs that docs/product.md names", () => {
    const slugs = new Set(blog.map(({ slug }) => slug));
    const named = [
      "best-ai-boyfriend-apps-2025",
      "crushon-ai-review-2025",
      "is-character-ai-safe-to-use-2025",
      "the-rise-of-ai-companions-in-2025",
      "luvyai-review-2025",
      "best-nsfw-ai-art-generators-2025",
      "candy-ai-review",
      "dreamgf-review",
      "fantasygf-review",
      "spicy-ai-review-ultimate-ai-roleplaying-app-2025",
    ];
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(categories.map(({ slug }) => slug).sort()).toEqual([
      "alternatives",
      "best",
      "blog",
      "guides",
      "nsfwtips",
      "reviewblogs",
      "tools",
    ]);
  });

  it("sends the reviews that docs/product.md names to those apps' own partners", () => {
    const claimed = Object.fromEntries(
      partners.flatMap(({ slug, data }) => data.reviews.map((review) => [review, slug])),
    );
    expect(claimed).toMatchObject({
      "spicy-ai-review": "spicy-ai",
      "dreamgf-review": "dreamgf",
      "fantasygf-review": "fantasygf",
      "luna-ai-review": "luna-ai",
    });
  });

  it("is dated as docs/product.md says: June 2 to July 14, 2025", () => {
    const dates = entries.map(({ data }) => data.date).sort();
    expect(dates[0]).toBe("2025-06-02");
    expect(dates.at(-1)).toBe("2025-07-14");
  });

  it("fills every category, and at least three of them to a second page", () => {
    const counts = categories.map(({ data }) => blog.filter((post) => matchesFilter(post.data, data.filter)).length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(counts.filter((count) => count > limits.pageSize).length).toBeGreaterThanOrEqual(3);
  });

  it("gives every author articles", () => {
    const writing = new Set(blog.map(({ data }) => data.author));
    expect(authors.filter(({ slug }) => !writing.has(slug)).map(({ slug }) => slug)).toEqual([]);
  });
});

describe.each(blog.map((entry) => [entry.slug, entry] as const))("article %s", (_slug, { body }) => {
  it("has 900 to 1,800 words under at least four headings", () => {
    const words = wordsOf(proseOf(body)).length;
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1800);
    expect(body.match(/^## \S/gm)?.length).toBeGreaterThanOrEqual(4);
  });
});

describe.each(["all", "strict"] as const)("every text, showing claims: %s", (claims) => {
  const shown = readFolder({ root, claims });
  const { blog, reviews } = shown.collections;

  it.each([...blog, ...reviews].map((entry) => [entry.slug, entry] as const))("%s is whole", (_slug, { body }) => {
    const { halves, toc } = renderBody(body, {
      affiliateAttributes: () => ({ href: "https://partner.example/", target: "_blank", rel: "sponsored noopener" }),
      resolveClaims: (text) => {
        const resolved = resolveClaimsInText(text, shown.lookup);
        return resolved === withheld ? undefined : resolved;
      },
    });
    const html = halves.join("");
    expect(html).not.toMatch(/\{\{|<a>|<p>\s*<\/p>|<li>\s*<\/li>|<td>\s*undefined/);
    expect(halves.every((half) => half.length > html.length / 4)).toBe(true);
    expect(toc.length).toBeGreaterThanOrEqual(3);
  });
});

describe("originality", () => {
  it("lets no two articles or reviews share a sentence of more than twelve words", () => {
    const seen = new Map<string, string>();
    const shared: string[] = [];
    for (const { file, body } of entries) {
      for (const sentence of splitSentences(proseOf(body))) {
        const words = wordsOf(sentence.toLowerCase());
        if (words.length <= 12) continue;
        const key = words.join(" ");
        const other = seen.get(key);
        if (other !== undefined && other !== file) shared.push(`${file} and ${other}: ${sentence.trim()}`);
        seen.set(key, file);
      }
    }
    expect(seen.size).toBeGreaterThan(1000);
    expect(shared).toEqual([]);
  });
});
