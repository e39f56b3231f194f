import type { Metadata } from "next";
import type { ResultCardData } from "@/components/search/result-card";
import type { ResultTab } from "@/components/search/result-tabs";
import { getSiteTexts } from "@/lib/content/site/site-texts";
import { buildPageMetadata, titles } from "@/lib/machines/metadata/page-metadata";
import { answerSearch } from "@/lib/search/answer-search";
import { findPassage } from "@/lib/search/find-passage";
import { listPopularTags } from "@/lib/search/popular-tags";
import { readText } from "@/lib/search/read-text";
import {
  buildResultPageUrl,
  type ResultFilter,
  type ResultPageParams,
  resultAnchor,
  resultFilters,
  resultStep,
  resultWindow,
} from "@/lib/search/result-page";
import type { SearchDocument } from "@/lib/search/search-index";
import { maxQueryLength } from "@/lib/search/search-query";
import { getSearchIndex } from "@/lib/search/site-search";
import { type Marks, splitMarks } from "@/lib/search/split-matches";
import { renderHelplines } from "@/lib/text/render-body";
import { formatCount } from "@/lib/util/number";
import { routes } from "@/lib/util/routes";

const tabLabels: Record<ResultFilter, string> = { all: "All", blog: "Blog", review: "Reviews", page: "Pages" };

/** How many searches are suggested when nothing was found. */
const suggestionCount = 6;

export function searchMetadata({ query }: ResultPageParams): Metadata {
  const { name } = getSiteTexts();
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
export function buildSearchView({ query, filter, shown }: ResultPageParams) {
  const { documents: found, marks, note, meant, facts, helplines, talkHref, isDistress } = answerSearch(query);
  const countOf = (one: ResultFilter) => found.filter((document) => isIn(document, one)).length;
  const listed = found.filter((document) => isIn(document, filter));
  const { start, end } = resultWindow(shown, listed.length);
  return {
    tabs: resultFilters.map(
      (one): ResultTab => ({
        label: tabLabels[one],
        href: buildResultPageUrl(query.text, one),
        count: countOf(one),
        isActive: one === filter,
      }),
    ),
    heading: `${formatCount(listed.length, "result")} found`,
    status:
      listed.length > 0
        ? `Found ${formatCount(listed.length, "result")} matching your search`
        : "No results found matching your search",
    results: listed.slice(start, end).map((document) => toCard(document, marks)),
    start,
    range: start > 0 ? `Results ${start + 1} to ${end}` : undefined,
    earlierHref: start > 0 ? buildResultPageUrl(query.text, filter, start) : undefined,
    moreHref:
      listed.length > end
        ? (`${buildResultPageUrl(query.text, filter, end + resultStep)}#${resultAnchor(end)}` as const)
        : undefined,
    // Most of them lead to apps, which is no answer to distress.
    suggestions: isDistress
      ? []
      : listPopularTags(getSearchIndex().documents, suggestionCount).map((tag) => ({
          label: tag,
          href: buildResultPageUrl(tag),
        })),
    marks,
    facts,
    talkHref,
    helplinesHtml: helplines && renderHelplines(helplines),
    how:
      note === undefined
        ? undefined
        : { note, meant: meant === undefined ? undefined : { text: meant, href: buildResultPageUrl(meant) } },
    note: query.isCut ? `Your search was long, so we used only its first ${maxQueryLength} characters.` : undefined,
  };
}

function isIn({ result }: SearchDocument, filter: ResultFilter): boolean {
  return filter === "all" || result.type === filter;
}

function toCard(document: SearchDocument, marks: Marks): ResultCardData {
  const { result } = document;
  const isMarked = [result.title, result.excerpt].some((text) => splitMarks(text, marks).some((one) => one.isMatch));
  return { ...result, passage: isMarked ? undefined : findPassage(readText(document), marks) };
}
