import { answerTwin } from "@/app/data/twins/answer-twin";

export const dynamic = "force-dynamic";

/** Where the middleware leads `/reviews/<slug>.md` and `/blog/<slug>.md`. */
export async function GET(request: Request, { params }: RouteContext<"/markdown/[folder]/[slug]">): Promise<Response> {
  const { folder, slug } = await params;
  return answerTwin(request, folder, slug);
}
