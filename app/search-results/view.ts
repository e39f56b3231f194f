import type { Metadata } from "next";
import type { ResultCardData } from "@/components/search/result-card";
import type { ResultTab } from "@/components/search/result-tabs";
import { getSiteTexts } from "@/lib/content/site/documents";
import type { Site } from "@/lib/content/site/site";
import { buildPageMetadata, titles } from "@/lib/machines/metadata/page-metadata";
import { answerSearch } from "@/lib/search/answer-search";
import { findPassage, splitMarks } from "@/lib/search/marks";
import type { SearchDocument } from "@/lib/search/search-document";
import {
  buildResultPageUrl,
  maxQueryLength,
  type ResultFilter,
  type ResultPageParams,
  resultFilters,
} from "@/lib/search/search-query";
import { renderHelplines } from "@/lib/text/render-body";
import { formatCount } from "@/lib/util/number";
import { paginate } from "@/lib/util/paging";
import { routes } from "@/lib/util/routes";

const tabLabels: Record<ResultFilter, string> = { all: "All", blog: "Blog", review: "Reviews", page: "Pages" };

/** Results on a page. */
const resultsPerPage = 24;

/** How many searches are suggested when nothing was found. */
const suggestionCount = 6;

export function searchMetadata(site: Site, { query }: ResultPageParams): Metadata {
  const { name } = getSiteTexts(site);
  return buildPageMetadata({
    title: titles.search(query.text, name),
    shareTitle: `Search Results for "${query.text}"`,
    description: `Reviews, articles and pages of ${name} that match “${query.text}”.`,
    path: routes.search(query.text),
    siteName: name,
    noindex: true,
  });
}

/** Everything that the results page shows for a query. */
export async function buildSearchView(site: Site, { query, filter, page: asked }: ResultPageParams) {
  const {
    documents: found,
    marks,
    note,
    meant,
    apps,
    comparison,
    helplines,
    talkHref,
    isDistress,
    isComplete,
    all,
  } = await answerSearch(site, query);
  const countOf = (one: ResultFilter) => found.filter((document) => isIn(document, one)).length;
  const listed = found.filter((document) => isIn(document, filter));
  const last = Math.max(1, Math.ceil(listed.length / resultsPerPage));
  const { items, page, pageCount } = paginate(listed, Math.min(asked, last), resultsPerPage);
  return {
    head: {
      query: query.text,
      note: query.isCut ? `Your search was long, so we used only its first ${maxQueryLength} characters.` : undefined,
    },
    // Distress that no text speaks of is answered with the helplines, and with no row of noughts.
    tabs: (isDistress && found.length === 0 ? [] : resultFilters).map(
      (one): ResultTab => ({
        label: tabLabels[one],
        href: buildResultPageUrl(query.text, one),
        count: countOf(one),
        isActive: one === filter,
      }),
    ),
    status:
      listed.length > 0
        ? `Found ${formatCount(listed.length, "result")} matching your search`
        : "No results found matching your search",
    heading: `${formatCount(listed.length, "result")} found`,
    results: items.map((document) => toCard(document, marks)),
    marks,
    paging: { page, pageCount, hrefFor: (one: number) => buildResultPageUrl(query.text, filter, one) },
    // Where nothing was found or is known; most of them lead to apps, which is no answer to distress.
    suggestions:
      isDistress || apps.length > 0 || listed.length > 0
        ? []
        : listPopularTags(all, suggestionCount).map((tag) => ({
            label: tag,
            href: buildResultPageUrl(tag),
          })),
    answers: { apps, comparison },
    talkHref,
    helplinesHtml: helplines && renderHelplines(helplines),
    how:
      note === undefined || (isComplete && apps.length > 0 && meant === undefined)
        ? undefined
        : { note, meant: meant === undefined ? undefined : { text: meant, href: buildResultPageUrl(meant) } },
  };
}

function isIn({ result }: SearchDocument, filter: ResultFilter): boolean {
  return filter === "all" || result.type === filter;
}

function toCard(document: SearchDocument, marks: readonly string[]): ResultCardData {
  const { result } = document;
  const isMarked = [result.title, result.excerpt].some((text) => splitMarks(text, marks).some((one) => one.isMatch));
  return { ...result, passage: isMarked ? undefined : findPassage(document.readContent(), marks) };
}

/** The most used tags, most frequent first. Suggested as searches, because each of them has results. */
function listPopularTags(documents: readonly SearchDocument[], count: number): string[] {
  const counts = new Map<string, number>();
  for (const tag of documents.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || a.localeCompare(b))
    .slice(0, count)
    .map(([tag]) => tag);
}
