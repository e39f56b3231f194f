/** A feed without its entries. */
export type FeedChannel = {
  title: string;
  description: string;
  /** Path of the page that shows the same entries. */
  path: string;
  rssPath: string;
  /** Absent where there is no such feed. */
  jsonPath?: string;
};

/** An entry of a feed. */
export type FeedEntry = {
  path: string;
  title: string;
  /** Plain text. */
  excerpt: string;
  /** Safe HTML, with relative URLs as on the site. */
  html: string;
  /** ISO days, `updated` too. */
  date: string;
  updated: string;
  author: { name: string; path: string } | undefined;
  tags: readonly string[];
  /** Path of the cover picture. */
  image?: string;
};
