import type { Redis } from "ioredis";
import { z } from "zod";
import { getRedis, openWaitingRedis, redisKey, withRedis } from "./redis";

const publicationSchema = z.object({
  /** The process that published: a random text that it has made at its start. */
  by: z.string(),
  /** Version of the content after it (lib/content/snapshot/content-version.ts). */
  version: z.string(),
  /** When it happened, in milliseconds since 1970. */
  at: z.number(),
  /** Next's tags of the pages that were refreshed. */
  tags: z.array(z.string()).readonly(),
});

/** What one process tells the others about a publication. */
export type Publication = z.infer<typeof publicationSchema>;

/** Called by `followPublications`. */
export type Follower = {
  /** A publication of any process, this one included. The first is the newest one before the start, if there is any. */
  onPublication: (publication: Publication) => void;
  /**
   * Publications may have been missed: called every second while Redis is lost, once when it is back, and for what another
   * version of the site has told in other words.
   */
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

/** Before the first entry of a stream. */
const beginning = "0-0";

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
        await redis.xadd(stream(), "MAXLEN", "~", keptPublications, "*", "json", JSON.stringify(all));
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
      if (!(await getRedis())) return;
      waiting = await openWaitingRedis(waitFor);
      let last: string | undefined;
      let isGap = false;
      while (!isStopped && waiting) {
        try {
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

type Entry = [id: string, fields: string[]];

/**
 * Where to read on in the stream. The first time, the newest publication is read.
 * @param last The last entry that was read.
 */
async function findPlace(redis: Redis, last: string | undefined, follower: Follower): Promise<string> {
  const [newest] = (await redis.xrevrange(stream(), "+", "-", "COUNT", 1)) as Entry[];
  if (last === undefined) return newest ? readEntry(newest, follower) : beginning;
  // A Redis that has lost its data begins anew, and its clock may be behind that of the one before.
  return isAfter(last, newest?.[0] ?? beginning) ? beginning : last;
}

/** @returns The new position in the stream. */
async function readNext(redis: Redis, after: string, follower: Follower): Promise<string> {
  const answer = await redis.xread("BLOCK", waitFor, "STREAMS", stream(), after);
  const entries = (answer?.[0]?.[1] ?? []) as Entry[];
  return entries.reduce((_, entry) => readEntry(entry, follower), after);
}

/** One entry that cannot be read must not keep a process from all that come after it. */
function readEntry([id, [, json = ""]]: Entry, { onPublication, onGap }: Follower): string {
  const publication = parse(json);
  if (publication) onPublication(publication);
  else onGap();
  return id;
}

function parse(json: string): Publication | undefined {
  try {
    return publicationSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** Whether one id, "<milliseconds>-<number>", is later than another. */
function isAfter(one: string, other: string): boolean {
  const [[time = 0, count = 0], [otherTime = 0, otherCount = 0]] = [one, other].map((id) => id.split("-").map(Number));
  return time > otherTime || (time === otherTime && count > otherCount);
}
