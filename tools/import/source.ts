/** A picture as the old site had it. */
export type SourcePicture = { url: string; alt: string };

/** What a review plugin kept beside a text. */
export type SourceReview = {
  product: string;
  /** Stars out of 5. */
  rating: number | undefined;
  pros: readonly string[];
  cons: readonly string[];
  verdict: string;
};

/** A text of the old site: the shape that WordPress and Ghost have in common. */
export type SourceEntry = {
  kind: "article" | "page";
  /** What the old system called it: "post 12". Never reused there, so that a second run knows the text again. */
  key: string;
  title: string;
  /** Its slug there; empty if it never had one. */
  slug: string;
  /** Its whole address there. */
  url: string;
  html: string;
  excerpt: string;
  /** First day, as year-month-day. */
  date: string;
  /** Day of the last change. */
  modified: string;
  isDraft: boolean;
  /** Why it is a draft or special: "is protected by a password". For the report. */
  remarks: readonly string[];
  /** A key of `Source.authors`. */
  author: string;
  /** The first is the one that it belongs to. */
  categories: readonly string[];
  tags: readonly string[];
  cover: SourcePicture | undefined;
  seoTitle: string;
  seoDescription: string;
  review: SourceReview | undefined;
};

export type SourceAuthor = { name: string; bio: string };

/** What is known of a text before it is read whole: enough to give it an address and to lead links to it. */
export type SourceHead = Pick<SourceEntry, "kind" | "key" | "title" | "slug" | "url" | "isDraft" | "date"> & {
  isReview: boolean;
};

/** A site to move from. The texts are read one at a time, so that memory does not grow with their number. */
export type Source = {
  title: string;
  /** Its address, as "https://old.example". */
  url: string;
  authors: ReadonlyMap<string, SourceAuthor>;
  /** Descriptions of categories, by name. */
  categories: ReadonlyMap<string, string>;
  heads: readonly SourceHead[];
  /** What the export holds and no text is made of: kind and number. */
  leftOut: ReadonlyMap<string, number>;
  /** What is wrong with the export itself. */
  mistakes: readonly string[];
  entries: () => AsyncIterable<SourceEntry>;
};
