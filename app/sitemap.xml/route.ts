import { siteEntries } from "@/app/data/site-entries";
import { routes } from "@/lib/config/routes";
import { answerText } from "@/lib/crawlers/answer-text";
import { renderSitemap } from "@/lib/sitemap/sitemap-xml";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  return answerText(request, {
    path: routes.sitemap(),
    contentType: "application/xml",
    render: () => renderSitemap(siteEntries()),
  });
}
