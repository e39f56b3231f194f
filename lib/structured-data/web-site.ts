import type { WebSite, WithContext } from "schema-dts";
import { routes } from "../config/routes";
import { absoluteUrl } from "../metadata/page-metadata";
import { organizationRef } from "./identity";

/** The site as a whole; on the home page alone. */
export function buildWebSite(name: string): WithContext<WebSite> {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name,
    url: absoluteUrl(routes.home()),
    inLanguage: "en",
    publisher: organizationRef(name),
  };
}
