import { contentRoot } from "@/lib/content/read/content-path";
import { contentProblems, currentSite } from "@/lib/content/site/current-site";
import { readPageState } from "@/lib/publish/page-state";

/** The state of a page as JSON: faults, badges, and why it is missing. */
export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url);
  const path = searchParams.get("path") ?? "/";
  const isThere = searchParams.get("status") !== "404";
  const headers = { "cache-control": "no-store" };
  return Response.json(readPageState(path, isThere, currentSite(), contentProblems(), contentRoot()), { headers });
}
