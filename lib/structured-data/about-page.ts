import type { AboutPage, WithContext } from "schema-dts";
import { routes } from "../config/routes";
import { absoluteUrl } from "../metadata/page-metadata";
import { organizationRef } from "./identity";

/** The page about the site. `name` is its heading. */
export function buildAboutPage(name: string, siteName: string): WithContext<AboutPage> {
  return {
    "@context": "https://schema.org",
    "@type": "AboutPage",
    name,
    url: absoluteUrl(routes.about()),
    mainEntity: organizationRef(siteName),
  };
}
