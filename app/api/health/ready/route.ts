import { contentRoot } from "@/lib/content/read/content-path";
import { formatDiagnostic } from "@/lib/content/read/diagnostics";
import { contentVersion } from "@/lib/content/site/content-version";
import { currentSite, siteContent } from "@/lib/content/site/current-site";
import { outboxState } from "@/lib/messages/outbox";
import { readPublisher } from "@/lib/publish/publisher-state";
import { getEnv } from "@/lib/runtime/env";
import { isStopping } from "@/lib/runtime/stopping";
import {
  findContentProblems,
  findDiskProblems,
  findOutboxProblems,
  findPublisherProblems,
  findRedisProblems,
} from "@/lib/server/problems";
import { redisState } from "@/lib/state/redis";

export const dynamic = "force-dynamic";

/**
 * GET /api/health/ready: 200, or 503 while the process stops, so that a proxy sends no readers here. It also says which content
 * readers see, on which day, how many faults keep them from the files as they are now, whether Redis is reached, what the
 * puller did last (`null` without one), how full the outbox is (`null` if it cannot be read), and in words which `problems` an
 * operator has to look at.
 */
export async function GET(): Promise<Response> {
  const env = getEnv();
  const site = currentSite();
  const content = contentVersion(site);
  const ready = !isStopping();
  const broken = siteContent()
    .problems()
    .map((one) => formatDiagnostic(one, contentRoot()));
  const redis = await redisState();
  const publisher = readPublisher();
  const outbox = await outboxState(env).catch(() => null);
  const problems = [
    ...findDiskProblems(env.keptContentDir),
    ...findRedisProblems(redis),
    ...findPublisherProblems(publisher),
    ...findOutboxProblems(outbox),
    ...findContentProblems(broken),
  ];
  return Response.json(
    {
      status: ready ? "ready" : "stopping",
      content,
      day: site.day,
      faults: broken.length,
      redis,
      publisher: publisher ?? null,
      outbox,
      problems,
    },
    { status: ready ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
