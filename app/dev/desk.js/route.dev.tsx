import { editorOverlay } from "../editor-overlay";

/** The script that puts the desk on every page, in development only. */
export function GET(): Response {
  return new Response(editorOverlay, { headers: { "content-type": "text/javascript", "cache-control": "no-store" } });
}
