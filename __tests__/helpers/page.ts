import { parse } from "node:querystring";

/** The words of HTML, with a space in place of each tag and no two in a row, without scripts and structured data. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

/** What Next.js gives to the page of an address. */
export const propsOf = <Params>(params: Params) => ({
  params: Promise.resolve(params),
  searchParams: Promise.resolve({}),
});

/** The props of a page that reads its query, as Next.js hands them to it. */
export const searchParamsOf = (query: string) => ({ searchParams: Promise.resolve({ ...parse(query) }) });
