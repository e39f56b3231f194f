import { llmsText } from "@/app/data/llms";
import { answerText } from "@/lib/server/answer-text";
import { routes } from "@/lib/util/routes";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  return answerText(request, { path: routes.llmsText(), contentType: "text/plain", render: llmsText });
}
