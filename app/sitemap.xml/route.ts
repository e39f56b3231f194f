import { currentSite } from "@/lib/content/site/current-site";
import { answerText } from "@/lib/machines/answer-text";
import { renderSitemap, siteEntries } from "@/lib/machines/sitemap";
import { routes } from "@/lib/util/routes";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  const site = currentSite();
  return answerText(site, request, {
    path: routes.sitemap(),
    contentType: "application/xml",
    render: () => renderSitemap(siteEntries(site)),
  });
}
