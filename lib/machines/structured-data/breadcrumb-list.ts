import type { BreadcrumbList } from "schema-dts";
import type { Crumb } from "../metadata/breadcrumbs";
import { absoluteUrl } from "../metadata/page-metadata";
import { ids } from "./identity";

/** The breadcrumbs of a page; `undefined` if the page shows none. */
export function buildBreadcrumbList(path: string, trail: readonly Crumb[]): BreadcrumbList | undefined {
  if (trail.length < 2) return undefined;
  return {
    "@type": "BreadcrumbList",
    "@id": ids.breadcrumbs(path),
    itemListElement: trail.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}
