import type { ItemList } from "schema-dts";
import { absoluteUrl } from "../metadata/page-metadata";
import { ids } from "./identity";

/**
 * The entries that a page lists, in their order.
 * @param path Path of the page.
 */
export function buildItemList(
  path: string,
  name: string,
  items: readonly { title: string; path: string }[],
): Extract<ItemList, { "@type": "ItemList" }> {
  return {
    "@type": "ItemList",
    "@id": ids.list(path),
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.title,
      url: absoluteUrl(item.path),
    })),
  };
}
