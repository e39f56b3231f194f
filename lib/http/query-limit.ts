/** The longest query, in characters. The longest search that anybody would type has 2,400 when it is encoded. */
const longest = 4096;

/** Most separators in a query. The form with the most fields has fewer than twenty. */
const mostSeparators = 64;

/**
 * Whether a query is too long to be read. Next.js goes through all parameters for each of them: 7,000 of them, 14 kB of "a&",
 * take two seconds, and 4 kB still a fifth of one. Seen with 16.4.5; no report was found.
 * @param query Without its question mark.
 */
export function isTooLongQuery(query: string): boolean {
  return query.length > longest || query.split("&", mostSeparators + 2).length > mostSeparators + 1;
}
