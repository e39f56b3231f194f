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
