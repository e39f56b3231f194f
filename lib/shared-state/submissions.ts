import { LRUCache } from "lru-cache";
import { redisKey, withRedis } from "./redis";

/** What is known of a submission. */
type Begun = {
  /**
   * `new`: the caller delivers it. `running`: another caller is delivering it. `done`: it was delivered.
   */
  state: "new" | "running" | "done";
  /** Its idempotency key: the first one that was proposed for it. */
  key: string;
};

/** Submissions that are delivered once, whichever process they reach. */
export type Submissions = {
  /**
   * Begins a submission, in one step.
   * @param id Hash of the content.
   * @param key Idempotency key, if it has none yet.
   */
  begin: (id: string, key: string) => Promise<Begun>;
  /** Ends a delivery. One that failed may be begun again, under the same key. */
  end: (id: string, wasDelivered: boolean) => Promise<void>;
};

export type SubmissionsOptions = {
  /** Name of the form. */
  name: string;
  /** Time since its last begin in which the same content counts as the same submission. */
  windowMs: number;
  /** A delivery that takes longer belongs to a process that was killed, and may be begun again. */
  runningMs: number;
  /** Submissions that one process remembers without Redis. */
  maxEntries: number;
  now?: () => number;
};

const begin = `
local state, key, begun = unpack(redis.call("HMGET", KEYS[1], "state", "key", "begun"))
local clock = redis.call("TIME")
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
key = key or ARGV[1]
if state == "done" then return { "done", key } end
if state == "running" and begun + ARGV[3] > now then return { "running", key } end
redis.call("HSET", KEYS[1], "state", "running", "key", key, "begun", now)
redis.call("PEXPIRE", KEYS[1], ARGV[2])
return { "new", key }
`;

const end = `
if redis.call("EXISTS", KEYS[1]) == 1 then redis.call("HSET", KEYS[1], "state", ARGV[1]) end
`;

/**
 * Creates the memory of a form's submissions, shared through Redis. Without Redis, and while it is lost, each process
 * remembers its own. Only hashes of the content are kept.
 */
export function createSubmissions(options: SubmissionsOptions): Submissions {
  const here = createMemorySubmissions(options);
  const keyOf = (id: string) => redisKey("once", options.name, id);
  return {
    begin: (id, key) =>
      withRedis(
        async (redis) => {
          const [state, known] = (await redis.eval(begin, 1, keyOf(id), key, options.windowMs, options.runningMs)) as [
            Begun["state"],
            string,
          ];
          return { state, key: known };
        },
        () => here.begin(id, key),
      ),
    end: async (id, wasDelivered) => {
      // In both: Redis may have been lost or found between begin and end.
      await here.end(id, wasDelivered);
      await withRedis(
        async (redis) => void (await redis.eval(end, 1, keyOf(id), wasDelivered ? "done" : "failed")),
        () => {},
      );
    },
  };
}

type Known = { state: "running" | "done" | "failed"; key: string; begun: number };

function createMemorySubmissions({ windowMs, runningMs, maxEntries, now = Date.now }: SubmissionsOptions): Submissions {
  const known = new LRUCache<string, Known>({ max: maxEntries });
  const current = (id: string) => {
    const found = known.get(id);
    return found && found.begun + windowMs > now() ? found : undefined;
  };
  return {
    begin: async (id, proposed) => {
      const found = current(id);
      const key = found?.key ?? proposed;
      if (found?.state === "done") return { state: "done", key };
      if (found?.state === "running" && found.begun + runningMs > now()) return { state: "running", key };
      known.set(id, { state: "running", key, begun: now() });
      return { state: "new", key };
    },
    end: async (id, wasDelivered) => {
      const found = current(id);
      if (found) known.set(id, { ...found, state: wasDelivered ? "done" : "failed" });
    },
  };
}
