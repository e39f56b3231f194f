import { currentSite } from "@/lib/content/site/current-site";
import { answerDataFile } from "@/lib/machines/open-data";

export const dynamic = "force-dynamic";

export async function GET(request: Request, { params }: RouteContext<"/data/[file]">): Promise<Response> {
  return answerDataFile(currentSite(), request, (await params).file);
}
