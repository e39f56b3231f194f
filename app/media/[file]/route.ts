import { currentSite } from "@/lib/content/site/current-site";
import { respondWithMedia, respondWithPreview } from "@/lib/pictures/media-response";
import { parsePreviewFile } from "@/lib/pictures/previews/preview-card";

/** Never cached by Next: requests for unknown addresses would fill the disk. */
export const dynamic = "force-dynamic";

export async function GET(request: Request, { params }: RouteContext<"/media/[file]">): Promise<Response> {
  const site = currentSite();
  const { file } = await params;
  const preview = parsePreviewFile(file);
  return preview ? respondWithPreview(site, request, preview) : respondWithMedia(site, request, file);
}
