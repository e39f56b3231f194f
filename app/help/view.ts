import { getDocument, getSiteTexts } from "@/lib/content/site/documents";
import type { Site } from "@/lib/content/site/site";
import { defaultTarget } from "@/lib/offers/partners";
import { renderAnswers } from "@/lib/text/render-snippet";
import { routes } from "@/lib/util/routes";

/** Everything that the help center shows. */
export function helpView(site: Site) {
  const { heading, lede, categories, questions, contact, community, signUp, corrections } = getDocument(
    site,
    "pages/help",
  );
  const path = routes.help();
  return {
    page: { path, name: heading, corrections },
    hero: { title: heading, lede },
    categories,
    questions: renderAnswers(questions),
    cards: { contact, community },
    signUp: signUp && {
      ...signUp,
      target: defaultTarget(site, path),
      disclosure: getSiteTexts(site).shortDisclosure,
    },
  };
}
