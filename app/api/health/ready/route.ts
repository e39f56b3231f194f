import { contentVersion } from "@/lib/content/snapshot/content-version";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { outboxState } from "@/lib/forms/outbox/outbox-state";
import { isBehind } from "@/lib/publishing/follow-publications";
import { publicationState } from "@/lib/publishing/publication-state";
import { getEnv } from "@/lib/runtime/env";
import { isWarm } from "@/lib/runtime/warm-up";
import { isStopping } from "@/lib/server/stopping";
import { redisState } from "@/lib/shared-state/redis";

export const dynamic = "force-dynamic";

/**
 * GET /api/health/ready: whether a proxy should send readers here: 200, or 503 while the process stops. It also says which
 * content readers see, on which day, how many faults its files have (their last good versions are shown), whether what is
 * prepared at the start is ready, whether Redis is reached, what any process published last, and whether the content here
 * is another (`behind`), and how full the outbox is (`null` if it cannot be read).
 */
export async function GET(): Promise<Response> {
  const snapshot = getSnapshot();
  const content = contentVersion(snapshot.library);
  const { newest } = publicationState();
  const ready = !isStopping();
  return Response.json(
    {
      status: ready ? "ready" : "stopping",
      content,
      day: snapshot.day,
      faults: snapshot.library.diagnostics.length,
      warm: isWarm(),
      redis: await redisState(),
      published: newest ? { content: newest.version, at: new Date(newest.at).toISOString() } : null,
      behind: isBehind(content),
      outbox: await outboxState(getEnv()).catch(() => null),
    },
    { status: ready ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
