import type { ContactPage, WithContext } from "schema-dts";
import { routes } from "../config/routes";
import { absoluteUrl } from "../metadata/page-metadata";
import { organizationRef } from "./identity";

/** The page with the message form. `name` is its heading. */
export function buildContactPage(name: string, siteName: string): WithContext<ContactPage> {
  return {
    "@context": "https://schema.org",
    "@type": "ContactPage",
    name,
    url: absoluteUrl(routes.contact()),
    mainEntity: organizationRef(siteName),
  };
}
