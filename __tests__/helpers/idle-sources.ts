import type { Sources } from "@/lib/metrics/create-metrics";

/** What the metrics ask for, of a process that has nothing to do. */
export const idleSources: Sources = {
  outbox: async () => ({ waiting: 0, dead: 0, oldest: 0 }),
  faults: () => 0,
  behind: () => 0,
  diskFree: () => 0.5,
};
