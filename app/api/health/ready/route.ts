import { contentVersion } from "@/lib/content/snapshot/content-version";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { today } from "@/lib/content/snapshot/entry-dates";
import { outboxState } from "@/lib/messages/outbox";
import { readPublisher } from "@/lib/publish/publisher-state";
import { getEnv } from "@/lib/runtime/env";
import { isStopping } from "@/lib/runtime/stopping";
import {
  findClockProblems,
  findDiskProblems,
  findFaultProblems,
  findOutboxProblems,
  findPublisherProblems,
  findRedisProblems,
} from "@/lib/server/problems";
import { isWarm } from "@/lib/server/warm-up";
import { redisState } from "@/lib/state/redis";

export const dynamic = "force-dynamic";

/**
 * GET /api/health/ready: whether a proxy should send readers here: 200, or 503 while the process stops. It also says which
 * content readers see, on which day (`clock` is that of a clock which is not believed), how many faults its files have (their
 * last good versions are shown), whether what is prepared at the start is ready, whether Redis is reached, what the puller did
 * last (`null` without one), how full the outbox is (`null` if it cannot be read), and which `problems` an operator has to look
 * at, in words.
 */
export async function GET(): Promise<Response> {
  const env = getEnv();
  const snapshot = getSnapshot();
  const content = contentVersion(snapshot);
  const clock = today(new Date());
  const ready = !isStopping();
  const faults = snapshot.library.diagnostics.length;
  const redis = await redisState();
  const publisher = readPublisher();
  const outbox = await outboxState(env).catch(() => null);
  const problems = [
    ...findDiskProblems([env.inboxDir, env.lastGoodDir]),
    ...findClockProblems(clock, today()),
    ...findRedisProblems(redis),
    ...findPublisherProblems(publisher),
    ...findOutboxProblems(outbox),
    ...findFaultProblems(faults),
  ];
  return Response.json(
    {
      status: ready ? "ready" : "stopping",
      content,
      day: snapshot.day,
      clock: clock === today() ? null : clock,
      faults,
      warm: isWarm(),
      redis,
      publisher: publisher ?? null,
      outbox,
      problems,
    },
    { status: ready ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
