import { entryAddress } from "../addresses/page-addresses";
import { getTitle } from "../addresses/page-kind";
import { pageKinds } from "../addresses/pages";
import type { Post, Review } from "../content/entry-types";
import type { Library } from "../content/site/library";
import { type ResolveClaims, toPlainText } from "../text/plain-text";
import { routes } from "../util/routes";
import { sampleLabels } from "../util/sample";
import type { SearchResult, SearchSource } from "./search-document";

/** The search source of an article. */
export function buildPostSource(post: Post, resolveClaims: ResolveClaims): SearchSource {
  const { slug, tags, body } = post;
  const sample = post.sample ? { sample: sampleLabels.article } : {};
  return {
    result: { ...pickResult(post), type: "blog", url: routes.post(slug), ...sample },
    tags,
    readContent: () => toPlainText(body, resolveClaims),
  };
}

/** The search source of a review. Its content is what readers see: pros, cons, verdict, price and note, then the body. */
export function buildReviewSource(review: Review, resolveClaims: ResolveClaims): SearchSource {
  const { slug, tags, body, score } = review;
  const snippets = [...review.pros, ...review.cons, review.verdict, review.price, review.editorNote];
  return {
    result: {
      ...pickResult(review),
      type: "review",
      url: routes.review(slug),
      ...(score ? { rating: score.overall } : {}),
      ...describeSample(review),
    },
    tags,
    readContent: () => [...snippets.map((one) => toPlainText(one ?? "")), toPlainText(body, resolveClaims)].join("\n"),
  };
}

function pickResult({ id, title, excerpt, slug, category, coverImage }: Post | Review) {
  return { id, title, excerpt, slug, category, coverImage };
}

/** The one mark of a review: an invented app says enough of its score. */
function describeSample({ isInvented, score, sample }: Review): Pick<SearchResult, "sample"> {
  if (isInvented) return { sample: sampleLabels.app };
  if (score?.isSample) return { sample: sampleLabels.score };
  return sample ? { sample: sampleLabels.review } : {};
}

/** What the site's own pages are made of. A page whose file is missing is not found. */
export type PageContent = Pick<Library, "documents"> & Pick<Library["collections"], "authors" | "categories" | "pages">;

/** Every page of the site that is neither an article nor a review, as search knows it. */
export function buildPageSources(content: PageContent, resolveClaims: ResolveClaims): SearchSource[] {
  const { documents } = content;
  const readEntry = (entry: { data: object; body: string } | undefined) =>
    entry ? [readFields(entry.data), toPlainText(entry.body, resolveClaims)].join("\n") : "";
  return pageKinds.flatMap((kind) => {
    const { search: category, of, texts = [], route, name } = kind;
    const toSource = (slug: string, own: Titled, readContent: () => string): SearchSource => ({
      result: { category: category ?? "", ...own, id: slug, slug, type: "page" },
      tags: [],
      readContent,
    });
    if (!category) return [];
    if (of === "authors" || of === "categories" || of === "pages")
      return content[of].map((entry) => {
        const url = entryAddress(of, entry.slug);
        return toSource(entry.slug, { url, ...describe(entry.data) }, () => readEntry(entry));
      });
    const found = getTitle(kind, documents);
    if (!found) return [];
    const readContent = () => texts.map((text) => readEntry(documents[text])).join("\n");
    return toSource(
      route.slice(1) || name,
      { url: route, title: found.title, excerpt: found.description },
      readContent,
    );
  });
}

type Titled = Pick<SearchResult, "url" | "title" | "excerpt"> & Partial<Pick<SearchResult, "category" | "sample">>;

function describe(data: PageContent["authors" | "categories" | "pages"][number]["data"]): Omit<Titled, "url"> {
  if ("order" in data) return { title: data.seoTitle, excerpt: data.seoDescription };
  if ("avatar" in data)
    return { title: data.name, excerpt: data.description, ...(data.sample ? { sample: sampleLabels.author } : {}) };
  const own = data.template === "legal" ? { category: "Legal" } : {};
  return { title: data.title, excerpt: data.seoDescription, ...own };
}

/** Fields that are not shown as text, or only where there is evidence for them. */
const excluded: ReadonlySet<string> = new Set(
  (
    "articleCount author avatar avatarAlt corrections evidence featuredOn filter href icon image imageAlt linkedinUrl offers " +
    "sample seoDescription seoTitle template testimonial testimonials url"
  ).split(" "),
);

/** The texts of all fields of a page, in the order of the file, one on each line. */
function readFields(value: unknown): string {
  if (typeof value === "string") return toPlainText(value);
  if (typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .map(([key, field]) => (excluded.has(key) ? "" : readFields(field)))
    .filter(Boolean)
    .join("\n");
}
