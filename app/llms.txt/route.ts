import { llmsText } from "@/app/data/llms";
import { routes } from "@/lib/config/routes";
import { answerText } from "@/lib/crawlers/answer-text";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  return answerText(request, { path: routes.llmsText(), contentType: "text/plain", render: llmsText });
}
