import { buildPostSource, buildReviewSource } from "../search/entry-sources";
import { prepareDocument, type SearchDocument } from "../search/search-index";
import { buildPageSources } from "../search/site-pages";
import type { SearchSource } from "../search/types";
import { getAllAuthors } from "./authors";
import { getAllCategories } from "./categories";
import { derivePost, deriveReview } from "./derive";
import type { Library } from "./library";
import { fromLibrary } from "./memoize";
import { byNewest, isPublished, today } from "./publishing";
import { resolveClaimsInText, withheld } from "./resolve-claims";

/** What was prepared of each parsed file. An edit makes a new entry of that file only, so only it is prepared again. */
const prepared = new WeakMap<object, SearchDocument>();

const searchIndex = fromLibrary((library, day): readonly SearchDocument[] => {
  const resolveClaims = (text: string) => {
    const resolved = resolveClaimsInText(text, library.lookup);
    return resolved === withheld ? undefined : resolved;
  };
  const { blog, reviews } = library.collections;
  const entries = [
    ...blog.map((entry) => ({ entry, build: () => buildPostSource(derivePost(entry), resolveClaims) })),
    ...reviews.map((entry) => ({ entry, build: () => buildReviewSource(deriveReview(entry), resolveClaims) })),
  ];
  return [
    ...entries
      .filter(({ entry }) => isPublished(entry.data, day))
      .sort((a, b) => byNewest(a.entry.data, b.entry.data))
      .map(({ entry, build }) => prepareOnce(entry, build)),
    ...buildPageSources(pagesOf(library), resolveClaims).map(prepareDocument),
  ];
});

/** All that search can find: published articles and reviews, newest first, then the site's pages. */
export function getSearchIndex(): readonly SearchDocument[] {
  return searchIndex(today());
}

function prepareOnce(entry: object, build: () => SearchSource): SearchDocument {
  const document = prepared.get(entry) ?? prepareDocument(build());
  prepared.set(entry, document);
  return document;
}

function pagesOf({ documents }: Library): Parameters<typeof buildPageSources>[0] {
  const legal = [documents["pages/terms"], documents["pages/privacy"], documents["pages/affiliate-disclosure"]];
  return {
    site: documents["site/site"]?.data,
    home: documents["site/home"]?.data,
    reviewsList: documents["site/reviews-list"]?.data,
    criteria: documents["site/criteria"]?.data,
    categories: getAllCategories(),
    authors: getAllAuthors(),
    about: documents["pages/about"]?.data,
    team: documents["site/team"]?.data.members,
    contact: documents["pages/contact"]?.data,
    help: documents["pages/help"]?.data,
    legal: legal.filter((entry) => entry !== undefined),
  };
}
