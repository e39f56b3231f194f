import { contentVersion } from "@/lib/content/snapshot/content-version";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { isStopping } from "@/lib/runtime/stopping";
import { isWarm } from "@/lib/runtime/warm-up";

export const dynamic = "force-dynamic";

/**
 * GET /api/health/ready: whether a proxy should send readers here: 200, or 503 while the process stops. It also says which
 * content readers see, on which day, how many faults its files have (their last good versions are shown), and whether what
 * is prepared at the start is ready.
 */
export function GET(): Response {
  const snapshot = getSnapshot();
  const ready = !isStopping();
  return Response.json(
    {
      status: ready ? "ready" : "stopping",
      content: contentVersion(snapshot),
      day: snapshot.day,
      faults: snapshot.library.diagnostics.length,
      warm: isWarm(),
    },
    { status: ready ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
