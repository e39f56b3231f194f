import { devPageScript } from "../dev-page-script";

/** The script of every page in development. */
export function GET(): Response {
  return new Response(devPageScript, { headers: { "content-type": "text/javascript", "cache-control": "no-store" } });
}
