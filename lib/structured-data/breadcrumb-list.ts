import type { BreadcrumbList, WithContext } from "schema-dts";
import type { Crumb } from "../metadata/breadcrumbs";
import { absoluteUrl } from "../metadata/page-metadata";

/** The trail of a page; `undefined` where the page shows none (docs: structured data, "BreadcrumbList"). */
export function buildBreadcrumbList(trail: readonly Crumb[]): WithContext<BreadcrumbList> | undefined {
  if (trail.length < 2) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}
