/** A page in the sitemap. */
export type SitemapEntry = {
  path: string;
  /** ISO day of the last visible change, if known. */
  lastmod?: string | undefined;
  /** Paths of the pictures that belong to the page. */
  images?: readonly string[];
};
