import { logError } from "../runtime/log";
import { collapseSpaces, foldPlain, foldText } from "../util/fold";

export type SearchType = "blog" | "review" | "page";

/** One search result, an entry or a page. */
export type SearchResult = {
  /** The `id` of the entry, or the slug of the page. */
  id: number | string;
  title: string;
  excerpt: string;
  slug: string;
  category: string;
  /** Articles and reviews only. */
  coverImage?: string;
  type: SearchType;
  /** Path inside the site. */
  url: string;
  /** Reviews of tested apps only: stars, 0 to 5. */
  rating?: number;
  /** Set where the entry or the person is a sample, or a review of an invented app or with a sample score. */
  sample?: boolean;
};

/** Input of the search index: a result and the text by which it is found. */
export type SearchSource = {
  result: SearchResult;
  tags: readonly string[];
  /**
   * The whole text as readers see it, one block on each line. Computed on each call, because the index keeps no text.
   */
  readContent: () => string;
};

/** An app that a search names, with what is known of it on what the search asks. It comes before the results. */
export type AppAnswer = {
  name: string;
  /** Address of the icon of the app. */
  icon?: string;
  /** Its review; without one, where it is compared. */
  url: string;
  /** Whether `url` leads to a review. */
  isReview: boolean;
  /** Points of its newest test; absent where nobody has tested it. */
  points?: { total: number; of: number };
  facts: readonly AppFact[];
};

/** Something that is known of an app. */
export type AppFact = {
  /** "Delete the account yourself: not known". */
  text: string;
  /** When somebody looked. */
  note?: string;
  /** Where it is on the site, with more. */
  url: string;
};

/** The apps that a search names, and where two or more of them are beside each other. */
export type AppAnswers = { apps: readonly AppAnswer[]; comparison?: { name: string; url: string } };

/** A source with its title in both forms of lib/util/fold.ts, by which results are ranked. */
export type SearchDocument = SearchSource & { foldedTitle: string; plainTitle: string };

/** An entry or a page for the index, which reads its content later. One that cannot be read counts as empty, and stops no search. */
export function toDocument(source: SearchSource): SearchDocument {
  // Every search that shows it reads it again.
  let isLogged = false;
  const readContent = () => {
    try {
      return source.readContent();
    } catch (error) {
      if (!isLogged) logError(`search cannot read the text of ${source.result.url}: ${String(error)}`);
      isLogged = true;
      return "";
    }
  };
  const foldedTitle = collapseSpaces(foldText(source.result.title));
  return { ...source, readContent, foldedTitle, plainTitle: foldPlain(foldedTitle) };
}

/** What is searched beside the content, each field on its own line: title, excerpt, category and tags (docs/reference/behaviour.md). */
export function searchedFields({ result, tags }: SearchDocument): string {
  return foldText([result.title, result.excerpt, result.category, ...tags].map(collapseSpaces).join("\n"));
}
