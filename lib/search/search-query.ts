import type { Route } from "next";
import { collapseSpaces, foldText } from "../util/fold";
import { parsePageNumber } from "../util/paging";
import { routes } from "../util/routes";
import type { SearchType } from "./search-document";

/** Longest query, in characters. The rest is cut off, and the results page says so. */
export const maxQueryLength = 200;

export type SearchQuery = {
  /** Trimmed, on one line, at most `maxQueryLength` characters; empty if nothing is left. */
  text: string;
  /** Whether the end was cut off. */
  isCut: boolean;
};

/** Control characters, lone surrogates, and characters that show nothing, except those that join emoji. */
const unsafe = /[\p{Cc}\p{Cs}]|(?![\u200d\ufe0f])\p{Default_Ignorable_Code_Point}/gu;

/** Normalises what a reader typed (docs/reference/behaviour.md: the query is trimmed). Accepts any text. */
export function parseSearchQuery(input: string): SearchQuery {
  const typed = collapseSpaces(collapseSpaces(input).replace(unsafe, ""));
  const characters = [...(foldText(typed) === "" ? "" : typed)];
  const kept = characters.slice(0, maxQueryLength).join("");
  // Folding makes eighteen characters of one such as "\ufdfa": of so many, a few are looked for.
  const text = foldText(kept).length > 2 * maxQueryLength ? [...kept].slice(0, maxQueryLength / 10).join("") : kept;
  return { text: text.trimEnd(), isCut: text.length < characters.join("").length };
}

/** The filter tabs, in their order. */
export const resultFilters = ["all", "blog", "review", "page"] as const satisfies readonly ("all" | SearchType)[];

export type ResultFilter = (typeof resultFilters)[number];

/** Parameters of the results page. */
export type ResultPageParams = {
  query: SearchQuery;
  filter: ResultFilter;
  /** From 1. */
  page: number;
};

/** Reads the address of a results page: the first value of each parameter, or its default. Never throws. */
export function readResultPageParams(params: URLSearchParams): ResultPageParams {
  return {
    query: parseSearchQuery(params.get("q") ?? ""),
    filter: resultFilters.find((filter) => filter === params.get("type")) ?? "all",
    page: parsePageNumber(params.get("page") ?? "") ?? 1,
  };
}

/** The results page for a query, with its filter and page where they are not the defaults. */
export function buildResultPageUrl(query: string, filter: ResultFilter = "all", page = 1): Route {
  const type = filter === "all" ? "" : `&type=${filter}`;
  return `${routes.search(query)}${type}${page > 1 ? `&page=${page}` : ""}` as Route;
}
