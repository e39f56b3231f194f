import { answerMedia } from "@/lib/media/answer-media";
import { answerPreview } from "@/lib/previews/answer-preview";
import { parsePreviewFile } from "@/lib/previews/preview-card";

/** Read when asked for: nothing may be kept for addresses that are not there. */
export const dynamic = "force-dynamic";

export async function GET(request: Request, { params }: RouteContext<"/media/[file]">): Promise<Response> {
  const { file } = await params;
  const preview = parsePreviewFile(file);
  return preview ? answerPreview(request, preview) : answerMedia(request, file);
}
