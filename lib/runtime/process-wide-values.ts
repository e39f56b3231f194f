import type { AsyncLocalStorage } from "node:async_hooks";
import type { Server } from "node:http";
import type { Redis } from "ioredis";
import type { LRUCache } from "lru-cache";
import type { Root } from "mdast";
import type { CheckedContent } from "../content/snapshot/checked-elsewhere";
import type { LibraryOptions } from "../content/snapshot/create-library";
import type { SiteContent } from "../content/snapshot/current-snapshot";
import type { SiteSearch } from "../content/snapshot/site-search";
import type { RefreshLog } from "../delivery/refresh-log";
import type { DeliverySettings } from "../delivery/settings";
import type { Fonts } from "../drawing/lettering";
import type { MediaStore } from "../media/media-store";
import type { MediaWork } from "../media/work-queue";
import type { Metrics } from "../metrics/create-metrics";
import type { PublicationState } from "../publishing/publication-state";
import type { LogFormat } from "./log";

/**
 * All values that the whole process shares, by name.
 * @public Used by process-wide.js, in a type comment.
 */
export type ProcessWideValues = {
  /** The current snapshot, and the one that cached pages were rendered from. */
  content: SiteContent;
  /** As which day the request that is being rendered sees the content: a preview of another day asks for one. */
  "asked day": { read: () => string | undefined };
  /** The content that another process has found sound. */
  "checked elsewhere": { last?: CheckedContent | undefined };
  /** The hash of each text, by its entry. */
  "digests of texts": WeakMap<object, string>;
  /** The syntax trees of bodies that were parsed last. */
  "parsed bodies": LRUCache<string, Root>;
  /** Options that tests set; empty on a server. */
  "content options": Partial<LibraryOptions>;
  /** The search index. Building it takes seconds, so it is updated when the content changes. */
  search: SiteSearch;
  /** The picture variants on disk. */
  "media store": MediaStore;
  /** The dead links of the link check, by address. */
  "dead links": () => ReadonlySet<string>;
  /** The queue that limits how many pictures are processed at a time. */
  "media work": MediaWork;
  /** Names of the preview cards that could not be drawn. They are not tried again. */
  "failed previews": Set<string>;
  /** The fonts of drawings. */
  "drawing fonts": Promise<Fonts>;
  /** Settings of the page cache. */
  delivery: DeliverySettings;
  /** Opens the port that lib/runtime/listen-late.js has kept closed, and the server whose port it is. */
  "late listening": { server?: Server; start: () => void };
  /** Whether the process has been told to stop. */
  stopping: { isStopping: boolean };
  /** Whether what is prepared at the start is ready. */
  warmth: { isWarm: boolean };
  /** When which pages were refreshed, by the path of the log file. Each build folder has one. */
  "refresh logs": Map<string, RefreshLog>;
  /** How log lines are written. */
  log: { format: LogFormat };
  /** The id of the request that is being handled. */
  "request id": AsyncLocalStorage<string>;
  /** The metrics; nothing unless METRICS_TOKEN is set. */
  metrics: { current?: Metrics };
  /** Set when the listener for answers is installed. */
  "watch-answers": unknown;
  /** What this process knows of publications. */
  publications: PublicationState;
  /** The connection to Redis. */
  redis: Promise<Redis>;
  /** Set when the listener for requests is installed. */
  "watch-requests": unknown;
  /** Set when the warning about TRUSTED_PROXIES is logged. */
  "forwarded-address-warning": unknown;
};
