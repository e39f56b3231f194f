import { currentSite } from "@/lib/content/site/current-site";
import { answerText } from "@/lib/machines/answer-text";
import { buildRobotsText } from "@/lib/machines/crawlers/text-files";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  const site = currentSite();
  return answerText(site, request, {
    path: "/robots.txt",
    contentType: "text/plain",
    render: () => buildRobotsText(),
  });
}
