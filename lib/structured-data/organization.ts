import type { Organization, WithContext } from "schema-dts";
import { organizationRef } from "./identity";

type OrganizationFacts = {
  name: string;
  /** Addresses of the site's profiles elsewhere. */
  profiles: readonly string[];
  /** A year; absent where the claim may not be shown. */
  foundingYear?: string | undefined;
};

/** Who publishes the site; on the home page alone. */
export function buildOrganization({ name, profiles, foundingYear }: OrganizationFacts): WithContext<Organization> {
  return {
    "@context": "https://schema.org",
    ...organizationRef(name),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    ...(foundingYear === undefined ? {} : { foundingDate: foundingYear }),
  };
}
