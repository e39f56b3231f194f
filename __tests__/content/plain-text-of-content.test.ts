import { showClaimsInText } from "@/lib/content/claims/resolve-claims";
import { contentRoot } from "@/lib/content/read/content-path";
import { readFolder } from "@/lib/content/read/read-folder";
import type { Library } from "@/lib/content/site/library";
import { toPlainText } from "@/lib/text/plain-text";
import { renderBody } from "@/lib/text/render-body";
import { collapseSpaces } from "@/lib/util/fold";

const blocks = "p|h[1-6]|li|ul|ol|blockquote|table|thead|tbody|tr|th|td|div|pre|hr|section|br";
const entities: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"' };

/** What a reader sees of rendered HTML. */
function visibleText(html: string): string {
  const text = html
    .replace(/<span class="visually-hidden">[^<]*<\/span>/g, "")
    .replace(new RegExp(`</?(?:${blocks})\\b[^>]*>`, "g"), "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&#x([0-9A-F]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole);
  return collapseSpaces(text);
}

/** HTML numbers its lists without a word. */
const unnumbered = (text: string) => text.replace(/(?<=^|\s)\d+\. /g, "");

/** Charts are told in other words, and rankings are made of the tests. */
const withoutBlocks = (markdown: string) => markdown.replace(/^```(?:chart|ranking)\n[\s\S]*?^```$/gm, "");

describe.each([false, true])("the plain text of every file, on a live site: %s", (isLive) => {
  const library: Library = readFolder({ root: contentRoot(), isLive });
  const resolveClaims = (text: string) => showClaimsInText(text, library.lookup);
  const { blog, reviews, authors } = library.collections;
  const legal = [library.documents["pages/terms"], library.documents["pages/privacy"]].filter(
    (one) => one !== undefined,
  );
  const bodies = [...blog, ...reviews, ...authors, ...legal].map(({ slug, body }) => [slug, body] as const);

  it.each(bodies)("%s reads as it is rendered", (_, body) => {
    const text = withoutBlocks(body);
    const { html } = renderBody(text, { affiliateAttributes: () => undefined, resolveClaims });
    expect(unnumbered(collapseSpaces(toPlainText(text, resolveClaims)))).toBe(unnumbered(visibleText(html)));
  });
});
