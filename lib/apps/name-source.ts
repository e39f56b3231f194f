import { formatDate } from "../util/date";

/** Where a statement stands, as readers see it: the host of a page, with the page's address, or a test of ours by its day. */
export function nameSource(source: string): { text: string; href?: string | undefined } {
  if (source.startsWith("test:")) return { text: `our test of ${formatDate(source.slice("test:".length))}` };
  return { text: new URL(source).hostname.replace(/^www\./, ""), href: source };
}
