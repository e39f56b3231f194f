import type { AsyncLocalStorage } from "node:async_hooks";
import type { Redis } from "ioredis";
import type { LRUCache } from "lru-cache";
import type { Root } from "mdast";
import type { LibraryOptions } from "../content/snapshot/create-library";
import type { Render, SiteContent } from "../content/snapshot/current-snapshot";
import type { SiteSearch } from "../content/snapshot/site-search";
import type { DeliverySettings } from "../delivery/settings";
import type { LinkState } from "../links/dead-links";
import type { MediaStore } from "../media/media-store";
import type { MediaWork } from "../media/work-queue";
import type { Metrics } from "../metrics/create-metrics";
import type { Serve } from "../server/serve";
import type { Store } from "../state/store";
import type { LogFormat } from "./log";

/**
 * All values that the whole process shares, by name.
 * @public Used by process-wide.js, in a type comment.
 */
export type ProcessWideValues = {
  /** The content that readers see. */
  content: SiteContent;
  /** Which content the page that is being rendered shows. */
  render: { read?: () => Render };
  /** The day of the site, from that of the clock (lib/content/snapshot/steady-day.ts). */
  "steady day": { of: (clock: string) => string };
  /** The syntax trees of bodies that were parsed last. */
  "parsed bodies": LRUCache<string, Root>;
  /** Options that tests set; empty on a server. */
  "content options": Partial<LibraryOptions>;
  /** Where the name of the site comes from. */
  "site name": { read?: () => string };
  /** The search index. Building it takes seconds, so it is updated when the content changes. */
  search: SiteSearch;
  /** The picture variants on disk. */
  "media store": MediaStore;
  /** What the last link check has found. */
  "link state": () => LinkState;
  /** The queue that limits how many pictures are processed at a time. */
  "media work": MediaWork;
  /** Settings of the page cache. */
  delivery: DeliverySettings;
  /** Told by instrumentation.ts what server.js serves with. */
  "own server": { prepared: (serve: Serve) => void };
  /** Whether the process has been told to stop. */
  stopping: { isStopping: boolean };
  /** Whether what is prepared at the start is ready. */
  warmth: { isWarm: boolean };
  /** How log lines are written. */
  log: { format: LogFormat };
  /** The id of the request that is being handled. */
  "request id": AsyncLocalStorage<string>;
  /** The metrics; nothing unless METRICS_TOKEN is set. */
  metrics: { current?: Metrics };
  /** The connection to Redis. */
  redis: Promise<Redis>;
  /** What the processes of the site share: limits, and messages that are delivered once. */
  store: Store;
  /** The last append to each file (lib/runtime/append-record.ts). */
  appends: Map<string, Promise<void>>;
  /** Set when the warning about TRUSTED_PROXIES is logged. */
  "forwarded-address-warning": unknown;
};
