import { currentSite } from "@/lib/content/site/current-site";
import { renderSitemap, siteEntries } from "@/lib/machines/sitemap";
import { respondWithText } from "@/lib/machines/text-response";
import { routes } from "@/lib/util/routes";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  const site = currentSite();
  return respondWithText(site, request, {
    path: routes.sitemap(),
    contentType: "application/xml",
    render: () => renderSitemap(siteEntries(site)),
  });
}
