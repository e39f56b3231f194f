import { siteEntries } from "@/app/data/site-entries";
import { renderSitemap } from "@/lib/machines/sitemap/sitemap-xml";
import { answerText } from "@/lib/server/answer-text";
import { routes } from "@/lib/util/routes";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  return answerText(request, {
    path: routes.sitemap(),
    contentType: "application/xml",
    render: () => renderSitemap(siteEntries()),
  });
}
