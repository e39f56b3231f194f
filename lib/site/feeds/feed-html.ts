import { withAbsoluteAddresses } from "../metadata/absolute-addresses";

/**
 * The HTML of a text as feeds carry it: with whole addresses, and without what would end the section that holds it.
 * @param path Path of the entry's page, which its anchors belong to.
 */
export function toFeedHtml(html: string, path: string): string {
  return withAbsoluteAddresses(html, path).replaceAll("]]>", "]]&gt;");
}
