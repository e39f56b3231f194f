import { withAbsoluteAddresses } from "../metadata/absolute-addresses";

/**
 * The HTML of a text for feeds: with absolute URLs, and without "]]>", which would end its CDATA section.
 * @param path Path of the entry's page, the base of its anchors.
 */
export function toFeedHtml(html: string, path: string): string {
  return withAbsoluteAddresses(html, path).replaceAll("]]>", "]]&gt;");
}
