import { markOf } from "@/lib/claims/shown-claims";
import { getDocument, getDocumentEntry } from "@/lib/content/site/documents";
import type { Site } from "@/lib/content/site/site";
import { fullPublisher } from "@/lib/machines/structured-data/identity";
import { renderSnippet } from "@/lib/text/render-snippet";
import { routes } from "@/lib/util/routes";

/** Everything that the page about us shows. */
export function aboutView(site: Site) {
  const { data, claimsAt } = getDocumentEntry(site, "pages/about");
  const { hero, mission, methodology, scores, values, vision, teamHeading, closing, corrections } = data;
  const getMark = (...path: (string | number)[]) => markOf(site, claimsAt(path));
  return {
    page: {
      path: routes.about(),
      name: hero.headline,
      type: "AboutPage" as const,
      publisher: fullPublisher(site),
      corrections,
    },
    hero: { eyebrow: hero.label, title: hero.headline, lede: hero.lede },
    mission: { ...mission, textHtml: renderSnippet(mission.text) },
    methodology,
    scores: scores && {
      ...scores,
      items: scores.items.map((item, index) => ({ ...item, mark: getMark("scores", "items", index, "score") })),
      total: scores.total ? { html: renderSnippet(scores.total), mark: getMark("scores", "total") } : undefined,
    },
    values,
    vision,
    team: { heading: teamHeading, members: getDocument(site, "site/team").members },
    closing: {
      ...closing,
      rating: closing.rating ? { text: closing.rating, mark: getMark("closing", "rating") } : undefined,
    },
  };
}
