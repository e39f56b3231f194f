import type { ProfilePage, WithContext } from "schema-dts";
import { routes } from "../config/routes";
import type { Author } from "../content/types";
import { absoluteUrl } from "../metadata/page-metadata";

/** An author's page. */
export function buildProfilePage(author: Author): WithContext<ProfilePage> {
  const url = absoluteUrl(routes.author(author.slug));
  return {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url,
    mainEntity: {
      "@type": "Person",
      name: author.name,
      url,
      description: author.description,
      jobTitle: author.role,
      image: absoluteUrl(author.avatar),
      ...(author.linkedinUrl ? { sameAs: author.linkedinUrl } : {}),
    },
  };
}
