import type { Redis } from "ioredis";
import { openWaitingRedis, withRedis } from "../state/redis";
import { type Follower, findPlace, type Publication, publicationStream, readNext, waitFor } from "./publication-stream";

/** The refresh clock of several processes. Also for tests, which follow without Redis. */
export type Publications = {
  /** Tells all processes. While Redis is lost, it is told when Redis is back. */
  tell: (publication: Publication) => Promise<void>;
  /** Starts to follow. @returns A function that stops it. */
  follow: (follower: Follower) => () => void;
};

/** Publications that Redis keeps: only the newest matters to a process that starts. */
const keptPublications = 100;

/**
 * The clock of processes that share Redis: a stream. A process waits for the next entry after the last that it has read,
 * so it learns of each at once, and of all that it has missed when its connection is back. Without Redis it does nothing.
 */
export function createPublications(): Publications {
  /** What Redis has not taken yet, as one publication. */
  let untold: Publication | undefined;

  const tell = (publication: Publication) => {
    const before = untold;
    const all = join(before, publication);
    return withRedis(
      async (redis) => {
        await redis.xadd(publicationStream(), "MAXLEN", "~", keptPublications, "*", "json", JSON.stringify(all));
        if (untold === before) untold = undefined;
      },
      () => {
        untold = join(untold, all);
      },
    );
  };

  const follow = (follower: Follower) => {
    let isStopped = false;
    let waiting: Redis | undefined;

    const run = async () => {
      let last: string | undefined;
      let isGap = false;
      while (!isStopped) {
        try {
          waiting ??= await openWaitingRedis(waitFor);
          if (!waiting) return;
          if (last === undefined || isGap) last = await findPlace(waiting, last, follower);
          if (isGap) follower.onGap();
          isGap = false;
          if (untold) await tell(untold);
          last = await readNext(waiting, last, follower);
        } catch {
          if (isStopped) break;
          isGap = true;
          follower.onGap();
          await new Promise((done) => setTimeout(done, waitFor).unref());
        }
      }
      waiting?.disconnect();
    };

    void run();
    return () => {
      isStopped = true;
      waiting?.disconnect();
    };
  };

  return { tell, follow };
}

/** Two publications as one: the later one, with what both have refreshed. */
function join(earlier: Publication | undefined, later: Publication): Publication {
  return earlier ? { ...later, tags: [...new Set([...earlier.tags, ...later.tags])] } : later;
}
