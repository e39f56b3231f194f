import { currentSite } from "@/lib/content/site/current-site";
import { llmsText } from "@/lib/machines/crawlers/text-files";
import { respondWithText } from "@/lib/machines/text-response";
import { routes } from "@/lib/util/routes";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  const site = currentSite();
  return respondWithText(site, request, {
    path: routes.llmsText(),
    contentType: "text/plain",
    render: () => llmsText(site),
  });
}
