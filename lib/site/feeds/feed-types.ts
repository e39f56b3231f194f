/** A feed as a whole. */
export type FeedChannel = {
  title: string;
  description: string;
  /** Path of the page that shows the same entries. */
  path: string;
  rssPath: string;
  jsonPath: string;
};

/** One entry, its text as the site shows it. */
export type FeedEntry = {
  path: string;
  title: string;
  /** Plain text. */
  excerpt: string;
  /** Safe HTML, with addresses as the site writes them. */
  html: string;
  /** ISO days. */
  date: string;
  updated: string;
  author: { name: string; path: string } | undefined;
  tags: readonly string[];
  /** Path of the cover. */
  image?: string;
};
