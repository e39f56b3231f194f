import { answerText } from "@/lib/crawlers/answer-text";
import { buildRobotsText } from "@/lib/crawlers/robots-text";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  return answerText(request, { path: "/robots.txt", contentType: "text/plain", render: buildRobotsText });
}
