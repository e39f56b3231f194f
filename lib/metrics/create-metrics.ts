import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Our own metrics and what they say. Those of the process come from prom-client, named `process_…` and `nodejs_…`. */
const metricHelp = {
  site_http_request_seconds: "Time until a response was sent, by route, method and status.",
  site_publisher_behind_seconds:
    "Time since the puller last found the site in step with its repository, or began to fail.",
  site_disk_free_ratio: "Share of the disk of STATE_DIR that is free, 0 to 1.",
  site_outbox_messages: "Messages in the outbox, by place: waiting or dead.",
  site_outbox_oldest_seconds: "Age of the oldest message that waits in the outbox.",
  site_content_faults: "Faults in content files; while there are any, readers see the content as it was.",
} as const;

/** Upper bounds in seconds: most pages come from the cache within a few milliseconds. */
const requestSeconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What is asked when the metrics are read. */
export type Sources = {
  /** Messages in the outbox, and the age of the oldest that waits, in seconds. */
  outbox: () => Promise<{ waiting: number; dead: number; oldest: number }>;
  /** Faults in content files. */
  faults: () => number;
  /** For how many seconds the site has been behind its repository; `undefined` without a puller. */
  behind: () => number | undefined;
  /** Share of the disk of STATE_DIR that is free, 0 to 1; `undefined` before its folder is there. */
  diskFree: () => number | undefined;
};

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates all metrics of a process. Labels have few values each; no address of a reader and no typed path is one. */
export function createMetrics(sources: Sources) {
  const { outbox } = sources;
  const registry = new Registry();
  const registers = [registry];
  const named = <Name extends keyof typeof metricHelp>(name: Name) => ({ name, help: metricHelp[name], registers });
  collectDefaultMetrics({ register: registry });
  /** A figure that is asked for when the metrics are read; none while it is `undefined`. */
  const asked = (name: keyof typeof metricHelp, read: () => number | undefined | Promise<number | undefined>) =>
    new Gauge({
      ...named(name),
      collect: async function () {
        const value = await read();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  asked("site_content_faults", sources.faults);
  asked("site_publisher_behind_seconds", sources.behind);
  asked("site_disk_free_ratio", sources.diskFree);
  // An outbox that cannot be read is no reason to say nothing of all else. The log says why.
  const readOutbox = () => outbox().catch(() => undefined);
  asked("site_outbox_oldest_seconds", async () => (await readOutbox())?.oldest);
  new Gauge({
    ...named("site_outbox_messages"),
    labelNames: ["place"],
    collect: async function () {
      const state = await readOutbox();
      if (!state) return this.reset();
      this.set({ place: "waiting" }, state.waiting);
      this.set({ place: "dead" }, state.dead);
    },
  });
  return {
    registry,
    /** Every response, by route, method and status. */
    requests: new Histogram({
      ...named("site_http_request_seconds"),
      labelNames: ["route", "method", "status"],
      buckets: requestSeconds,
    }),
  };
}
