import { currentSite } from "@/lib/content/site/current-site";
import { buildRobotsText } from "@/lib/machines/crawlers/text-files";
import { respondWithText } from "@/lib/machines/text-response";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  const site = currentSite();
  return respondWithText(site, request, {
    path: "/robots.txt",
    contentType: "text/plain",
    render: () => buildRobotsText(),
  });
}
