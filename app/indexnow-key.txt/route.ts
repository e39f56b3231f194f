import { getEnv } from "@/lib/runtime/env";

/** Read for each request: the key may be set where the site runs and not where it was built. */
export const dynamic = "force-dynamic";

/** Proves to search engines that announcements with this key come from the site (indexnow.org). */
export function GET(): Response {
  const { indexNowKey } = getEnv();
  return indexNowKey ? new Response(indexNowKey) : new Response("This site does not use IndexNow.\n", { status: 404 });
}
