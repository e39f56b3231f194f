import { findAffiliateRedirect } from "@/lib/offers/affiliate-redirect";
import { writeClick } from "@/lib/offers/click-log";
import { createClickJudge, isPrefetch } from "@/lib/offers/is-counted";
import { getEnv } from "@/lib/runtime/env";

export const dynamic = "force-dynamic";

const isCounted = createClickJudge();

/** A redirect that nobody keeps, lists or counts as a page. */
const headers = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
};

/**
 * Leads to a partner: GET /go/<partner>/<placement>/<page>. Counts the click (`AFFILIATE_LINKS=go`), and never waits for
 * that. Links that left the site in a feed work as well with `AFFILIATE_LINKS=direct`, and are then not counted.
 */
export async function GET(request: Request, { params }: RouteContext<"/go/[partner]/[placement]/[page]">) {
  // A browser that only prepares a click would be a click at the partner's.
  if (isPrefetch(request.headers)) return new Response(null, { status: 503, headers });
  const redirect = findAffiliateRedirect(await params);
  if (!redirect) return new Response("Not Found\n", { status: 404, headers });
  const env = getEnv();
  if (env.affiliateLinks === "go" && isCounted(request, redirect.link, env.trustedProxies))
    void writeClick(redirect.link, env);
  return new Response(null, { status: 302, headers: { ...headers, location: redirect.address } });
}
