import { getEnv } from "@/lib/runtime/env";

/** Read when asked for: the key may be set where the site runs and not where it was built. */
export const dynamic = "force-dynamic";

/** Shows search engines that who announces pages for this site may do so (indexnow.org). */
export function GET(): Response {
  const { indexNowKey } = getEnv();
  return indexNowKey ? new Response(indexNowKey) : new Response("IndexNow is not in use here.\n", { status: 404 });
}
