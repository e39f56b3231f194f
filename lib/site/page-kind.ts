import type { DocumentName } from "../content/read/collections";
import type { PageCategory } from "../search/search-types";
import type { MissingKind } from "./missing";

/** Documents that state the title and the description of a page. */
export type TitleDocument = Extract<DocumentName, `pages/${string}` | "site/reviews-list" | "site/site">;

/** Folders of content/ whose files have a page each. */
export type PageCollection = "blog" | "reviews" | "authors" | "categories" | "pages";

/** One kind of page: all that the site has to know of it. Its breadcrumbs follow from its address. */
export type PageKind = {
  /** Its folder in app/, as Next.js names the route: the parts that vary stand in brackets. */
  route: string;
  /** Whether search engines may list it. sitemap.xml names these pages and no others. */
  isIndexed: boolean;
  /** The collection of which each entry has such a page. Without it the kind is one page, or the listing of all articles. */
  of?: PageCollection;
  /** The collections whose entries it shows: it is made again when one of them changes. Any page is when a document does. */
  shows: readonly PageCollection[];
  /** Where its title and description stand, where that is not the file of its entry. */
  titleFrom?: TitleDocument | { title: string; description: string };
  /** The documents whose texts it shows, for search. */
  texts?: readonly DocumentName[];
  /** Its breadcrumb, where that is neither the title of an entry nor the last part of the address in title case. */
  label?: string;
  /** Its category in search. Without one it is not found as a page; articles and reviews are found as themselves. */
  search?: PageCategory;
  /** The heading that it stands under in llms.txt. */
  llms?: string;
  /** What is said where there is no such entry; otherwise that there is no such page. */
  missing?: MissingKind;
  /** What leads to it, where that is no link: a form that was sent, or the middleware, whose targets have no address of their own. */
  reached?: "form" | "middleware";
  /** A query that gives it something to show, for tests and measurements. */
  exampleQuery?: string;
};
