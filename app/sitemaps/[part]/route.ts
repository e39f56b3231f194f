import { answerText } from "@/lib/machines/answer-text";
import { siteEntries } from "@/lib/machines/sitemap/site-entries";
import { renderSitemapPart } from "@/lib/machines/sitemap/sitemap-xml";
import { routes } from "@/lib/util/routes";

/** Never cached by Next: requests for unknown parts would fill the disk. */
export const dynamic = "force-dynamic";

export async function GET(request: Request, { params }: RouteContext<"/sitemaps/[part]">): Promise<Response> {
  const part = Number(/^([1-9]\d{0,3})\.xml$/.exec((await params).part)?.[1]);
  const answer = answerText(request, {
    path: routes.sitemapPart(part),
    contentType: "application/xml",
    render: () => (part ? renderSitemapPart(siteEntries(), part) : undefined),
  });
  return answer ?? new Response("There is no such part of the sitemap.\n", { status: 404 });
}
