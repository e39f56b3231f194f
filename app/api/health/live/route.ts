export const dynamic = "force-dynamic";

/** GET /api/health/live: the process answers. A service manager restarts one that does not. */
export function GET(): Response {
  return Response.json({ status: "live" }, { headers: { "cache-control": "no-store" } });
}
