import { getDocument } from "@/lib/content/site/documents";
import type { Site } from "@/lib/content/site/site";
import { renderAnswers } from "@/lib/text/render-snippet";
import { routes } from "@/lib/util/routes";

/** Everything that the contact page shows, beside its form. */
export function contactView(site: Site) {
  const { heading, lede, faq, corrections, ...details } = getDocument(site, "pages/contact");
  return {
    page: { path: routes.contact(), name: heading, type: "ContactPage" as const, corrections },
    hero: { title: heading, lede },
    details,
    questions: renderAnswers(faq),
  };
}
