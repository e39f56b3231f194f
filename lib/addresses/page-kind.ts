import type { DocumentName } from "../content/read/collections";
import type { Library } from "../content/site/library";
import type { NotFoundKind } from "./not-found";

/** Categories of the site's own pages in search. */
export type PageCategory = "Main" | "Review" | "Rankings" | "Blog" | "Author" | "Information" | "Support" | "Legal";

/** Documents with the title and description of a page. */
export type TitleDocument = Extract<DocumentName, `pages/${string}` | "site/reviews-list" | "site/site">;

/** Folders of content/ in which each file has a page. */
export type PageCollection = "blog" | "reviews" | "authors" | "categories" | "pages";

/**
 * What a page shows of the content that may be a sample; app/views/page-samples.ts says for each what its strip says.
 * "documents": the documents of its `texts`. "none": nothing.
 */
export type PageSamples =
  | "none"
  | "documents"
  | "home"
  | "claims"
  | "team"
  | "authors"
  | "author"
  | "list"
  | "text"
  | "post"
  | "review"
  | "ranking"
  | "apps"
  | "pair"
  | "prices"
  | "changes"
  | "search";

/** One kind of page. Its breadcrumbs are the pages whose addresses begin its own. */
export type PageKind = {
  /** Its route, as Next.js names it after its folder in app/, with parameters in brackets. */
  route: string;
  /** What on it may be a sample. */
  samples: PageSamples;
  /** Whether search engines may index it. sitemap.xml lists exactly these pages. */
  isIndexed: boolean;
  /** The collection in which each entry has such a page. Not set for single pages and the listing of all articles. */
  of?: PageCollection;
  /** Source of its title and description, unless it is the file of its entry. */
  titleFrom?: TitleDocument | { title: string; description: string };
  /** Documents whose texts it shows, for search. */
  texts?: readonly DocumentName[];
  /** Label of its breadcrumb; default: the title of its entry, or the last segment of the address in title case. */
  label?: string;
  /**
   * Its category in search. Not set for pages that search does not list, and for articles and reviews, which it lists
   * as such.
   */
  search?: PageCategory;
  /** Its heading in llms.txt; not listed there if not set. */
  llms?: string;
  /** The text if there is no such entry; default: that of a missing page. */
  notFound?: NotFoundKind;
  /** Set if no link leads to it: it is shown after a form was sent, or only where the middleware lets a request through. */
  reached?: "form" | "middleware";
  /**
   * Set for a page that shows what a query asks: the address with that query. Such a page is rendered for each request
   * and never kept (docs/decisions/099-query-pages.md).
   */
  queryOf?: string;
  /** "none": pages of this kind have no offers and no partner links (docs/decisions/047-pages-without-offers.md). */
  offers?: "none";
};

type Documents = Library["documents"];

/** The fields for title and description in documents. A page without a title has that of the site. */
type Titled = { title?: string; seoTitle?: string; seoDescription?: string; description?: string };

/**
 * Title and description of a single page; `undefined` if its document is missing.
 * @returns `title` is the heading of the page, `seoTitle` the title for search engines.
 */
export function getTitle(
  { titleFrom }: Pick<PageKind, "titleFrom">,
  documents: Documents,
): { title: string; seoTitle: string; description: string } | undefined {
  const found: Titled | undefined = typeof titleFrom === "string" ? documents[titleFrom]?.data : titleFrom;
  if (!found) return undefined;
  const seoTitle = found.seoTitle ?? found.title ?? documents["site/brand"]?.data.name ?? "";
  return { title: found.title ?? seoTitle, seoTitle, description: found.seoDescription ?? found.description ?? "" };
}
