import { currentSite } from "@/lib/content/site/current-site";
import { respondWithDataFile } from "@/lib/machines/open-data";

export const dynamic = "force-dynamic";

export async function GET(request: Request, { params }: RouteContext<"/data/[file]">): Promise<Response> {
  return respondWithDataFile(currentSite(), request, (await params).file);
}
