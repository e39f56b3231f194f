import type { CollectionPage, ItemList, WithContext } from "schema-dts";
import { absoluteUrl } from "../metadata/page-metadata";

type Listed = { title: string; path: string };

/** A list in its order: the reviews list, the blog list. */
export function buildItemList(name: string, items: readonly Listed[], firstPosition = 1): WithContext<ItemList> {
  return { "@context": "https://schema.org", ...itemList(name, items, firstPosition) };
}

/** A category page, with its articles as the main thing on it. */
export function buildCollectionPage(
  page: { name: string; description: string; path: string },
  items: readonly Listed[],
  firstPosition = 1,
): WithContext<CollectionPage> {
  return {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name: page.name,
    description: page.description,
    url: absoluteUrl(page.path),
    mainEntity: itemList(page.name, items, firstPosition),
  };
}

function itemList(
  name: string,
  items: readonly Listed[],
  firstPosition: number,
): Extract<ItemList, { "@type": "ItemList" }> {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: firstPosition + index,
      name: title,
      url: absoluteUrl(path),
    })),
  };
}
