import { currentSite } from "@/lib/content/site/current-site";
import { answerText } from "@/lib/machines/answer-text";
import { llmsText } from "@/lib/machines/crawlers/text-files";
import { routes } from "@/lib/util/routes";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  const site = currentSite();
  return answerText(site, request, {
    path: routes.llmsText(),
    contentType: "text/plain",
    render: () => llmsText(site),
  });
}
