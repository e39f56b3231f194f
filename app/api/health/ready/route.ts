import { contentVersion } from "@/lib/content/snapshot/content-version";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { linkState } from "@/lib/links/dead-links";
import { outboxState } from "@/lib/messages/outbox";
import { isBehind } from "@/lib/publishing/follow-publications";
import { publicationState } from "@/lib/publishing/publication-state";
import { getEnv } from "@/lib/runtime/env";
import { isWarm } from "@/lib/runtime/warm-up";
import { isStopping } from "@/lib/server/stopping";
import { redisState } from "@/lib/state/redis";

export const dynamic = "force-dynamic";

/**
 * GET /api/health/ready: whether a proxy should send readers here: 200, or 503 while the process stops. It also says which
 * content readers see, on which day, how many faults its files have (their last good versions are shown), whether what is
 * prepared at the start is ready, whether Redis is reached, what any process published last, and whether the content here
 * is another (`behind`), how full the outbox is (`null` if it cannot be read), and with LINKS=strict when links were checked
 * and how many are dead.
 */
export async function GET(): Promise<Response> {
  const env = getEnv();
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
      links: env.links === "strict" ? linksNow() : null,
      outbox: await outboxState(env).catch(() => null),
    },
    { status: ready ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}

function linksNow() {
  const { checkedOn = null, dead } = linkState();
  return { checkedOn, dead: dead.size };
}
