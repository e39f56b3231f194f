import { answerMedia } from "@/lib/media/answer-media";

/** Read when asked for: nothing may be kept for addresses that are not there. */
export const dynamic = "force-dynamic";

export async function GET(request: Request, { params }: RouteContext<"/media/[file]">): Promise<Response> {
  return answerMedia(request, (await params).file);
}
