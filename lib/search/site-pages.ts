import { entryAddress } from "../addresses/page-addresses";
import type { PageCategory, PageCollection } from "../addresses/page-kind";
import { getTitle } from "../addresses/page-titles";
import { pageKinds } from "../addresses/pages";
import type { Author, Category } from "../content/entry-types";
import { legalDocuments } from "../content/names";
import type { DocumentName } from "../content/read/collections";
import type { Library } from "../content/site/library";
import { type ResolveClaims, toPlainText } from "../text/plain-text";
import { sampleLabels } from "../util/sample";
import { helplineLines } from "./entry-sources";
import type { SearchSource } from "./search-types";

/** What the site's own pages are made of. A page whose file is missing is not found. */
export type SitePagesInput = {
  documents: Library["documents"];
  pages: Library["collections"]["pages"];
  categories: readonly Category[];
  authors: readonly Author[];
};

/** The listing of rankings; the others are parts of the blog. */
const rankings = "best";

/** Their text is the body; those of the others are in fields. */
const isLegal = (name: DocumentName) => legalDocuments.some((legal) => legal === name);

type PageSource = {
  slug: string;
  url: string;
  title: string;
  description: string;
  /** Where it differs from that of its kind. */
  category?: PageCategory;
  /** What is a sample of it, in words. */
  sample?: string;
  readContent: () => string;
};

/** Every page of the site that is neither an article nor a review, as search knows it. */
export function buildPageSources(input: SitePagesInput, resolveClaims: ResolveClaims): SearchSource[] {
  const { documents } = input;
  const readDocument = (name: DocumentName) =>
    isLegal(name) ? toPlainText(documents[name]?.body ?? "", resolveClaims) : readPageText(documents[name]?.data);
  const ofCollection: Readonly<Partial<Record<PageCollection, () => PageSource[]>>> = {
    categories: () =>
      input.categories.map(({ slug, seoTitle, seoDescription, name, heading, intro }) => ({
        slug,
        url: entryAddress("categories", slug),
        title: seoTitle,
        description: seoDescription,
        ...(slug === rankings ? { category: "Rankings" } : {}),
        readContent: () => [name, heading, intro].join("\n"),
      })),
    authors: () =>
      input.authors.map(({ slug, name, description, role, expertise, body, sample }) => ({
        slug,
        url: entryAddress("authors", slug),
        title: name,
        description,
        ...(sample ? { sample: sampleLabels.author } : {}),
        readContent: () => [role, ...expertise, toPlainText(body, resolveClaims)].join("\n"),
      })),
    pages: () =>
      input.pages.map(({ slug, data: { title, seoDescription, template }, body }) => ({
        slug,
        url: entryAddress("pages", slug),
        title,
        description: seoDescription,
        ...(template === "legal" ? { category: "Legal" } : {}),
        readContent: () =>
          [toPlainText(body, resolveClaims), ...helplineLines(body, documents["site/helplines"]?.data)].join("\n"),
      })),
  };
  return pageKinds.flatMap((kind) => {
    const { search, of, texts = [], route, name } = kind;
    if (!search) return [];
    if (of) return (ofCollection[of]?.() ?? []).map((source) => toSearchSource(source, search));
    const found = getTitle(kind, documents);
    if (!found) return [];
    const readContent = () => texts.map(readDocument).join("\n");
    return toSearchSource({ ...found, slug: route.slice(1) || name, url: route, readContent }, search);
  });
}

function toSearchSource(
  { slug, url, title, description, readContent, ...own }: PageSource,
  kind: PageCategory,
): SearchSource {
  const category = own.category ?? kind;
  return {
    result: {
      id: slug,
      title,
      excerpt: description,
      slug,
      category,
      type: "page",
      url,
      ...(own.sample === undefined ? {} : { sample: own.sample }),
    },
    tags: [],
    readContent,
  };
}

/** Fields that are not shown as text, or only where there is evidence for them. */
const excluded: ReadonlySet<string> = new Set([
  ...[
    "articleCount",
    "author",
    "corrections",
    "evidence",
    "featuredOn",
    "href",
    "icon",
    "image",
    "imageAlt",
    "linkedinUrl",
  ],
  ...["sample", "seoDescription", "seoTitle", "testimonial", "testimonials", "url"],
]);

/** The texts of all fields of a page, in the order of the file, one on each line. */
function readPageText(value: unknown): string {
  if (typeof value === "string") return toPlainText(value);
  if (typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .map(([key, field]) => (excluded.has(key) ? "" : readPageText(field)))
    .filter(Boolean)
    .join("\n");
}
