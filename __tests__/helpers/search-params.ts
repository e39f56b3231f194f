import { parse } from "node:querystring";

/** The props of a page that reads its query, as Next.js hands them to it. */
export function searchParamsOf(query: string) {
  return { searchParams: Promise.resolve({ ...parse(query) }) };
}
