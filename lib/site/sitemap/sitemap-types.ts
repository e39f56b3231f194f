/** One page in the sitemap. */
export type SitemapEntry = {
  path: string;
  /** ISO day of the last change that readers can see; absent where the content does not tell. */
  lastmod?: string | undefined;
  /** Paths of the pictures that belong to the page. */
  images?: readonly string[];
};
