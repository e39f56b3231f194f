import { emptyPolicy } from "@/lib/delivery/security-policy";
import { buildSecurityText } from "@/lib/site/crawlers/security-text";

/** Made when asked for, so that its day of expiry never lapses. */
export const dynamic = "force-dynamic";

export function GET(): Response {
  return new Response(buildSecurityText(), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600",
      "content-security-policy": emptyPolicy,
    },
  });
}
