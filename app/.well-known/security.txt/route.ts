import { buildSecurityText } from "@/lib/machines/crawlers/text-files";

/** Rendered for each request, so that its expiry date is always in the future. */
export const dynamic = "force-dynamic";

export function GET(): Response {
  return new Response(buildSecurityText(), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}
