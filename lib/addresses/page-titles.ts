import type { Library } from "../content/site/library";
import type { PageKind } from "./page-kind";

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
