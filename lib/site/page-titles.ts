import type { Library } from "../content/snapshot/library";
import type { PageKind } from "./page-kind";

type Documents = Library["documents"];

/** What documents call the title and the description of a page. One without a title is called as the site is. */
type Titled = { title?: string; seoTitle?: string; seoDescription?: string; description?: string };

/**
 * Title and description of a page of one address; `undefined` where its document is not there.
 * @returns `seoTitle` is the one for search engines, which may be shorter than the heading of the page.
 */
export function titleOf(
  { titleFrom }: Pick<PageKind, "titleFrom">,
  documents: Documents,
): { title: string; seoTitle: string; description: string } | undefined {
  const found: Titled | undefined = typeof titleFrom === "string" ? documents[titleFrom]?.data : titleFrom;
  if (!found) return undefined;
  const seoTitle = found.seoTitle ?? found.title ?? documents["site/brand"]?.data.name ?? "";
  return { title: found.title ?? seoTitle, seoTitle, description: found.seoDescription ?? found.description ?? "" };
}
