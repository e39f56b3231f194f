import type { Redis } from "ioredis";
import { z } from "zod";
import { redisKey } from "../state/redis";

const publicationSchema = z.object({
  /** The process that published: a random text that it has made at its start. */
  by: z.string(),
  /** Version of the content after it (lib/content/snapshot/content-version.ts). */
  version: z.string(),
  /** Names the rules and settings by which that content was checked (publication-state.ts); absent where it has faults. */
  checkedBy: z.string().optional(),
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

/** Milliseconds that one request for the next publication waits. */
export const waitFor = 1000;

/** The key of the stream. */
export const publicationStream = () => redisKey("publications");

/** Before the first entry of a stream. */
const beginning = "0-0";

type Entry = [id: string, fields: string[]];

/**
 * Where to read on in the stream. The first time, the newest publication is read.
 * @param last The last entry that was read.
 */
export async function findPlace(redis: Redis, last: string | undefined, follower: Follower): Promise<string> {
  const [newest] = (await redis.xrevrange(publicationStream(), "+", "-", "COUNT", 1)) as Entry[];
  if (last === undefined) return newest ? readEntry(newest, follower) : beginning;
  // A Redis that has lost its data begins anew, and its clock may be behind that of the one before.
  return isAfter(last, newest?.[0] ?? beginning) ? beginning : last;
}

/** @returns The new position in the stream. */
export async function readNext(redis: Redis, after: string, follower: Follower): Promise<string> {
  const answer = await redis.xread("BLOCK", waitFor, "STREAMS", publicationStream(), after);
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
  const [time = 0, count = 0] = one.split("-").map(Number);
  const [otherTime = 0, otherCount = 0] = other.split("-").map(Number);
  return time > otherTime || (time === otherTime && count > otherCount);
}
