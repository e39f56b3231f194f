import { entryAddress } from "../addresses/page-addresses";
import { getTitle } from "../addresses/page-kind";
import { pageKinds } from "../addresses/pages";
import { type QuoteLookup, showClaimsInText } from "../content/claims/resolve-claims";
import type { Post, Review } from "../content/entry-types";
import { legalDocuments } from "../content/names";
import type { DocumentName } from "../content/read/collections";
import type { Library } from "../content/site/library";
import { toPlainText } from "../text/plain-text";
import { routes } from "../util/routes";
import type { SearchResult, SearchSource } from "./search-document";

/** The search source of an article or a review. The content of a review is what readers see: pros, cons, verdict, price and note, then the body. */
export function buildEntrySource(entry: Post | Review, lookup: QuoteLookup): SearchSource {
  const { id, title, excerpt, slug, category, coverImage, tags, body } = entry;
  const isReview = "product" in entry;
  const snippets = isReview ? [...entry.pros, ...entry.cons, entry.verdict, entry.price, entry.editorNote] : [];
  const isSample = entry.sample || (isReview && (entry.isInvented || entry.score?.isSample));
  const own = isReview
    ? { type: "review" as const, url: routes.review(slug), ...(entry.score ? { rating: entry.score.overall } : {}) }
    : { type: "blog" as const, url: routes.post(slug) };
  return {
    result: { id, title, excerpt, slug, category, coverImage, ...own, ...(isSample ? { sample: true } : {}) },
    tags,
    readContent: () => [...snippets.map((one) => toPlainText(one ?? "")), readBody(body, lookup)].join("\n"),
  };
}

function readBody(body: string, lookup: QuoteLookup): string {
  return toPlainText(body, (text) => showClaimsInText(text, lookup));
}

/** Every page of the site that is neither an article nor a review, as search knows it. A page whose file is missing is not found. */
export function buildPageSources({ documents, collections, lookup }: Library): SearchSource[] {
  const readEntry = ({ data, body }: { data: object; body: string }) =>
    [readFields(data), readBody(body, lookup)].join("\n");
  // Of the documents, pages show the body of the legal ones alone.
  const readDocument = (name: DocumentName) => {
    const document = documents[name];
    return legalDocuments.some((one) => one === name) && document ? readEntry(document) : readFields(document?.data);
  };
  return pageKinds.flatMap((kind) => {
    const { search: category, of, texts = [], route, name } = kind;
    const toSource = (slug: string, own: Titled, readContent: () => string): SearchSource => ({
      result: { category: category ?? "", ...own, id: slug, slug, type: "page" },
      tags: [],
      readContent,
    });
    if (!category) return [];
    if (of === "authors" || of === "categories" || of === "pages")
      return collections[of].map((entry) => {
        const url = entryAddress(of, entry.slug);
        return toSource(entry.slug, { url, ...describe(entry.data) }, () => readEntry(entry));
      });
    const found = getTitle(kind, documents);
    if (!found) return [];
    const readContent = () => texts.map(readDocument).join("\n");
    return toSource(
      route.slice(1) || name,
      { url: route, title: found.title, excerpt: found.description },
      readContent,
    );
  });
}

type Titled = Pick<SearchResult, "url" | "title" | "excerpt"> & Partial<Pick<SearchResult, "category" | "sample">>;

function describe(
  data: Library["collections"]["authors" | "categories" | "pages"][number]["data"],
): Omit<Titled, "url"> {
  if ("order" in data) return { title: data.seoTitle, excerpt: data.seoDescription };
  if ("avatar" in data)
    return { title: data.name, excerpt: data.description, ...(data.sample ? { sample: true } : {}) };
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
