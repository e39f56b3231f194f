import { devPageScript } from "../dev-page-script";

/** The script that puts the desk on every page, in development only. */
export function GET(): Response {
  return new Response(devPageScript, { headers: { "content-type": "text/javascript", "cache-control": "no-store" } });
}
