import type { Library } from "../content/snapshot/library";
import { matchPages, pageCollections } from "../site/page-addresses";
import { routes } from "../util/routes";

/** The content file of a page, below the content folder: "blog/name.md", whether it exists or not; `undefined` for pages of many files. */
export function pageFile(path: string, { collections }: Pick<Library, "collections">): string | undefined {
  if (path.startsWith("/preview/")) return pageFile(path.slice("/preview".length), { collections });
  const [, folder, slug] = /^\/(blog|reviews|authors)\/([a-z0-9-]+)$/.exec(path) ?? [];
  const kinds = matchPages(path).map(({ one }) => one);
  const own = kinds.find(({ titleFrom }) => typeof titleFrom === "string")?.titleFrom;
  if (typeof own === "string") return `${own}.md`;
  if (folder && slug && !kinds.some(({ of }) => of === undefined)) return `${folder}/${slug}.md`;
  const [, first] = /^\/([a-z0-9-]+)(?:\/page\/\d+)?$/.exec(path) ?? [];
  if (!first) return undefined;
  const isListing = path === routes.blog() || collections.categories.some((entry) => entry.slug === first);
  if (isListing) return `categories/${first}.md`;
  return kinds.some(({ of }) => of !== undefined && pageCollections.includes(of)) ? `pages/${first}.md` : undefined;
}
