import type { Route } from "next";
import { z } from "zod";
import { routes } from "../util/routes";
import { parseSearchQuery, type SearchQuery } from "./search-query";
import type { SearchType } from "./search-types";
import { suggestionLimits } from "./suggestion-limits";

/** The filter tabs, in their order. */
export const resultFilters = ["all", "blog", "review", "page"] as const satisfies readonly ("all" | SearchType)[];

export type ResultFilter = (typeof resultFilters)[number];

/** Results shown at first, and added by each "Show more". */
export const resultStep = 24;

/** Most results on one page; the others are on the next pages. */
export const maxResults = 4 * resultStep;

/** Parameters of the results page. */
export type ResultPageParams = {
  query: SearchQuery;
  filter: ResultFilter;
  /** Index after the last result shown. `resultWindow` computes the first. */
  shown: number;
};

/** Upper bound of `shown`: a whole number of pages, far more results than any site has. */
const mostShown = 1_000 * maxResults;

/** No address is an error: a parameter that cannot be read falls back to its default. */
const paramsSchema = z.object({
  q: z.string().catch(""),
  type: z.enum(resultFilters).catch("all"),
  show: z.coerce
    .number()
    .min(resultStep)
    .refine(Number.isInteger)
    .transform((show) => Math.min(show, mostShown))
    .catch(resultStep),
});

/** Reads the query of the results page: the first value of each parameter. Never throws. */
export function readResultPageParams(params: URLSearchParams): ResultPageParams {
  const { q, type, show } = paramsSchema.parse({
    q: params.get("q"),
    type: params.get("type"),
    show: params.get("show"),
  });
  return { query: parseSearchQuery(q), filter: type, shown: Math.ceil(show / resultStep) * resultStep };
}

/** The results page for a query, with its filter and length where they are not the defaults. */
export function buildResultPageUrl(query: string, filter: ResultFilter = "all", shown: number = resultStep): Route {
  const type = filter === "all" ? "" : `&type=${filter}`;
  const show = shown > resultStep ? `&show=${shown}` : "";
  return `${routes.search(query)}${type}${show}` as Route;
}

/**
 * The range of results on the current page, at most `maxResults`: those up to `shown` that come after the last full
 * page.
 * @returns indexes `[start, end)`, from 0. If `shown` is beyond the end of the list, the last page.
 */
export function resultWindow(shown: number, total: number): { start: number; end: number } {
  const end = Math.min(shown, total);
  return { start: Math.floor(Math.max(0, end - 1) / maxResults) * maxResults, end };
}

/**
 * Where the address of a search leads instead: an empty one to the blog, one with spaces around its query to the same
 * without them (docs/reference/behaviour.md). `undefined` for any other.
 */
export function redirectSearch(address: URL): { redirect: URL; status: 307 | 308 } | undefined {
  const typed = address.searchParams.get("q") ?? "";
  if (parseSearchQuery(typed).text === "") return { redirect: new URL(routes.blog(), address), status: 307 };
  if (typed === typed.trim()) return undefined;
  const trimmed = new URL(address);
  trimmed.searchParams.set("q", typed.trim());
  return { redirect: trimmed, status: 308 };
}

/** Anchor of a card on the results page; `index` counts from 0. */
export function resultAnchor(index: number): string {
  return `result-${index + 1}`;
}

const limitTexts = [String(suggestionLimits.dropdown), String(suggestionLimits.overlay)] as const;

const requestSchema = z.object({
  q: z.string(),
  limit: z.enum(limitTexts, { error: `limit must be ${limitTexts.join(" or ")}.` }).transform(Number),
});

type SuggestionRequest =
  | { query: SearchQuery; limit: number; error?: undefined }
  | { query?: undefined; limit?: undefined; error: string };

/** Parses the parameters of GET /api/search. A missing query is empty; the first of a repeated parameter counts. */
export function readSuggestionRequest(params: URLSearchParams): SuggestionRequest {
  const request = requestSchema.safeParse({ q: params.get("q") ?? "", limit: params.get("limit") ?? limitTexts[0] });
  if (!request.success) return { error: request.error.issues.map(({ message }) => message).join(" ") };
  return { query: parseSearchQuery(request.data.q), limit: request.data.limit };
}
