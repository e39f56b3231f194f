import type { Redis } from "ioredis";
import { getRedis, openWaitingRedis, redisKey, withRedis } from "./redis";

/** What one process tells the others about a publication. */
export type Publication = {
  /** The process that published: a random text that it has made at its start. */
  by: string;
  /** Version of the content after it (lib/content/snapshot/content-version.ts). */
  version: string;
  /** When it happened, in milliseconds since 1970. */
  at: number;
  /** Next's tags of the pages that were refreshed. */
  tags: readonly string[];
};

/** Called by `followPublications`. */
export type Follower = {
  /** A publication of any process, this one included. The first is the newest one before the start, if there is any. */
  onPublication: (publication: Publication) => void;
  /** Publications may have been missed: called every second while Redis is lost, and once when it is back. */
  onGap: () => void;
};

/** The refresh clock of several processes. Also for tests, which follow without Redis. */
export type Publications = {
  /** Tells all processes. While Redis is lost, it is told when Redis is back. */
  tell: (publication: Publication) => Promise<void>;
  /** Starts to follow. @returns A function that stops it. */
  follow: (follower: Follower) => () => void;
};

/** Milliseconds that one request for the next publication waits. */
const waitFor = 1000;

/** Publications that Redis keeps: only the newest matters to a process that starts. */
const keptPublications = 100;

const stream = () => redisKey("publications");

/**
 * The clock of processes that share Redis: a stream. A process waits for the next entry after the last that it has read,
 * so it learns of each at once, and of all that it has missed when its connection is back. Without Redis it does nothing.
 */
export function createPublications(): Publications {
  let untold: Publication | undefined;

  const tell = (publication: Publication) =>
    withRedis(
      async (redis) => {
        untold = undefined;
        await redis.xadd(stream(), "MAXLEN", "~", keptPublications, "*", "json", JSON.stringify(publication));
      },
      () => {
        untold = publication;
      },
    );

  const follow = ({ onPublication, onGap }: Follower) => {
    let isStopped = false;
    let waiting: Redis | undefined;

    const run = async () => {
      if (!(await getRedis())) return;
      waiting = await openWaitingRedis();
      let last: string | undefined;
      let isGap = false;
      while (!isStopped && waiting) {
        try {
          last ??= await readNewest(waiting, onPublication);
          if (isGap) onGap();
          isGap = false;
          if (untold) await tell(untold);
          last = await readNext(waiting, last, onPublication);
        } catch {
          if (isStopped) break;
          isGap = true;
          onGap();
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

type Entry = [id: string, fields: string[]];

/** @returns The position in the stream. */
async function readNewest(redis: Redis, found: Follower["onPublication"]): Promise<string> {
  const [newest] = (await redis.xrevrange(stream(), "+", "-", "COUNT", 1)) as Entry[];
  return newest ? readEntry(newest, found) : "0-0";
}

/** @returns The new position in the stream. */
async function readNext(redis: Redis, after: string, found: Follower["onPublication"]): Promise<string> {
  const answer = await redis.xread("BLOCK", waitFor, "STREAMS", stream(), after);
  const entries = (answer?.[0]?.[1] ?? []) as Entry[];
  return entries.reduce((_, entry) => readEntry(entry, found), after);
}

function readEntry([id, [, json = "{}"]]: Entry, found: Follower["onPublication"]): string {
  found(JSON.parse(json));
  return id;
}
