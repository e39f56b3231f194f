import { isEmptyChoice, packChoice, readChoice } from "../apps/app-choice";
import { isEmptyRequest, packCostRequest, readCostRequest } from "../apps/costs/cost-request";
import { isEmptyCriteria, packCriteria } from "../apps/finder/criteria";
import { readCriteria } from "../apps/finder/criteria-address";
import { packResultPage, parseResultPageParams, trimSearchAddress } from "../search/result-page";
import type { AskedName } from "../site/asked/asked-pages";
import { findReportTopic, packReportTopic } from "../site/report-topics";
import { routes } from "../util/routes";

/** What a query asks for: a page, by its last segment; or another address; or nothing, and the page itself is meant. */
export type Asked = { packed: string } | { redirect: URL; status: 307 | 308 } | undefined;

/** Reads what the query of an address asks, by the page that it leads to. None of them throws. */
export const readers: Readonly<Record<AskedName, (address: URL) => Asked>> = {
  askedSearch: readSearch,
  askedComparison(address) {
    const choice = readChoice(address.searchParams.getAll("apps"));
    return isEmptyChoice(choice) ? undefined : { packed: packChoice(choice) };
  },
  askedFind({ searchParams }) {
    const criteria = readCriteria(searchParams);
    return isEmptyCriteria(criteria) ? undefined : { packed: packCriteria(criteria) };
  },
  askedCosts({ searchParams }) {
    const request = readCostRequest(searchParams);
    return isEmptyRequest(request) ? undefined : { packed: packCostRequest(request) };
  },
  /** Only where the address names an app that we know. */
  askedReport({ searchParams }) {
    const topic = findReportTopic(searchParams.get("about") ?? "", searchParams.get("fact") ?? undefined);
    return topic && { packed: packReportTopic(topic) };
  },
};

/** An empty search leads to the blog. */
function readSearch(address: URL): Asked {
  const [q, type, show] = ["q", "type", "show"].map((name) => address.searchParams.getAll(name));
  const params = parseResultPageParams({ q, type, show });
  if (params.query.text === "") return { redirect: new URL(routes.blog(), address), status: 307 };
  const trimmed = trimSearchAddress(address);
  return trimmed ? { redirect: trimmed, status: 308 } : { packed: packResultPage(params) };
}
