import { currentSite } from "@/lib/content/site/current-site";
import { answerMedia, answerPreview } from "@/lib/pictures/answer-media";
import { parsePreviewFile } from "@/lib/pictures/previews/preview-card";

/** Never cached by Next: requests for unknown addresses would fill the disk. */
export const dynamic = "force-dynamic";

export async function GET(request: Request, { params }: RouteContext<"/media/[file]">): Promise<Response> {
  const site = currentSite();
  const { file } = await params;
  const preview = parsePreviewFile(file);
  return preview ? answerPreview(site, request, preview) : answerMedia(site, request, file);
}
