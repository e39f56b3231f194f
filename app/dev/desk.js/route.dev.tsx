import { deskScript } from "../desk-script";

/** The script that puts the desk on every page, in development only. */
export function GET(): Response {
  return new Response(deskScript, { headers: { "content-type": "text/javascript", "cache-control": "no-store" } });
}
