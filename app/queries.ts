import type { QueryPageName } from "@/lib/addresses/page-addresses";
import { readReportTopic } from "@/lib/addresses/report-topics";
import { isEmptyChoice, readChoice } from "@/lib/apps/app-choice";
import { isEmptyRequest, readCostRequest } from "@/lib/apps/costs/cost-request";
import { isEmptyCriteria, readCriteria } from "@/lib/apps/finder/criteria";
import { currentSite } from "@/lib/content/site/current-site";
import { readResultPageParams } from "@/lib/search/search-query";

/** How a query is read. Neither function throws, whatever the query is. */
type QueryReader<Query> = {
  read: (params: URLSearchParams) => Query;
  /** Whether it asks for nothing, so that the page without a query is meant. */
  isEmpty: (params: URLSearchParams) => boolean;
};

function reader<Query>(
  read: (params: URLSearchParams) => Query,
  isEmpty: (query: Query) => boolean,
): QueryReader<Query> {
  return { read, isEmpty: (params) => isEmpty(read(params)) };
}

/** The queries that have pages, by the names of these in lib/addresses/pages.ts. */
export const queries = {
  comparisonResults: reader(readChoice, isEmptyChoice),
  findResults: reader(readCriteria, isEmptyCriteria),
  costsResults: reader(readCostRequest, isEmptyRequest),
  reportForm: reader(
    (params) => readReportTopic(currentSite(), params),
    (topic) => topic === undefined,
  ),
  search: reader(readResultPageParams, ({ query }) => query.text === ""),
} satisfies Record<QueryPageName, unknown>;
