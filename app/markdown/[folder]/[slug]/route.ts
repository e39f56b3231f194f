import { currentSite } from "@/lib/content/site/current-site";
import { respondWithMarkdown } from "@/lib/machines/markdown-export";

export const dynamic = "force-dynamic";

/** Where the middleware leads `/reviews/<slug>.md` and `/blog/<slug>.md`. */
export async function GET(request: Request, { params }: RouteContext<"/markdown/[folder]/[slug]">): Promise<Response> {
  const { folder, slug } = await params;
  return respondWithMarkdown(currentSite(), request, folder, slug);
}
