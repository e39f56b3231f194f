import { splitSentences } from "@/lib/content/claims/quote-syntax";
import { showClaimsInText } from "@/lib/content/claims/resolve-claims";
import { contentRoot } from "@/lib/content/read/content-path";
import { readFolder } from "@/lib/content/read/read-folder";
import { currentSite } from "@/lib/content/site/current-site";
import { rankedReviews } from "@/lib/content/site/site";
import { reviewGraph } from "@/lib/machines/structured-data/entries";
import { renderBody } from "@/lib/text/render-body";

/** What holds of any content: nothing here knows a title, an address or a number of entries. */
const root = contentRoot();
const library = readFolder({ root });
const { blog, reviews } = library.collections;

it("no review states the rating of an app's users to search engines", () => {
  const graphs = rankedReviews(currentSite()).map((review) => JSON.stringify(reviewGraph(currentSite(), review)));
  expect(graphs.filter((graph) => /AggregateRating/i.test(graph))).toEqual([]);
});

/** The text of a body as a reader reads it: without fences, addresses and marks. */
function proseOf(body: string): string {
  return body
    .replace(/^```[\s\S]*?^```$/gm, "")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/[*_`#>|[\]]/g, " ");
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

describe.each([false, true])("every text, on a live site: %s", (isLive) => {
  const shown = readFolder({ root, isLive });
  const entries = [...shown.collections.blog, ...shown.collections.reviews];

  it.each(entries.map((entry) => [entry.slug, entry] as const))("%s has nothing left over in it", (_slug, { body }) => {
    const { halves } = renderBody(body, {
      affiliateAttributes: () => ({ href: "https://partner.example/", target: "_blank", rel: "sponsored noopener" }),
      resolveClaims: (text) => showClaimsInText(text, shown.lookup),
    });
    expect(halves.join("")).not.toMatch(/\{\{|<a>|<p>\s*<\/p>|<li>\s*<\/li>|<td>\s*undefined/);
  });
});

it("originality lets no two articles or reviews share a sentence of more than twelve words", () => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const { file, body } of [...blog, ...reviews]) {
    for (const sentence of splitSentences(proseOf(body))) {
      const words = wordsOf(sentence.toLowerCase());
      if (words.length <= 12) continue;
      const key = words.join(" ");
      const other = seen.get(key);
      if (other !== undefined && other !== file) shared.push(`${file} and ${other}: ${sentence.trim()}`);
      seen.set(key, file);
    }
  }
  expect(seen.size).toBeGreaterThan(0);
  expect(shared).toEqual([]);
});
