import { siteEntries } from "@/app/data/site-entries";
import { answerText } from "@/lib/http/answer-text";
import { routes } from "@/lib/site/routes";
import { renderSitemap } from "@/lib/site/sitemap/sitemap-xml";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  return answerText(request, {
    path: routes.sitemap(),
    contentType: "application/xml",
    render: () => renderSitemap(siteEntries()),
  });
}
