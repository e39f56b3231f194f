import { answerAppFile } from "@/lib/machines/open-data/answer-data";

export const dynamic = "force-dynamic";

export async function GET(request: Request, { params }: RouteContext<"/data/apps/[file]">): Promise<Response> {
  return answerAppFile(request, (await params).file);
}
