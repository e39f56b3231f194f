import { answerText } from "@/lib/http/answer-text";
import { buildRobotsText } from "@/lib/site/crawlers/robots-text";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  return answerText(request, { path: "/robots.txt", contentType: "text/plain", render: buildRobotsText });
}
