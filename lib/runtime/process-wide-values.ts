import type { LibraryOptions } from "../content/snapshot/create-library";
import type { SiteContent } from "../content/snapshot/current-snapshot";
import type { SiteSearch } from "../content/snapshot/site-search";
import type { RefreshLog } from "../delivery/refresh-log";
import type { DeliverySettings } from "../delivery/settings";
import type { Fonts } from "../drawing/lettering";
import type { MediaStore } from "../media/media-store";
import type { MediaWork } from "../media/work-queue";

/**
 * Everything that the whole process shares, by name. All else is made from it, or belongs to one bundle.
 * @public Named by process-wide.js, in a comment.
 */
export type ProcessWideValues = {
  /** The current snapshot, and the one that cached pages were made of. */
  content: SiteContent;
  /** How a test opens the content; empty on a server. */
  "content options": Partial<LibraryOptions>;
  /** The index of all texts, which takes seconds to make: it is changed where the content changes. */
  search: SiteSearch;
  /** What is made of pictures, on disk. */
  "media store": MediaStore;
  /** The pictures that are being made: only so many at a time. */
  "media work": MediaWork;
  /** Names of the preview cards that could not be drawn: they are not tried again. */
  "failed previews": Set<string>;
  /** The fonts of drawings, which are read once. */
  "drawing fonts": Promise<Fonts>;
  /** How pages are delivered, for the page cache. */
  delivery: DeliverySettings;
  /** Which pages were refreshed and when, by the file in which that is kept: one for each build folder. */
  "refresh logs": Map<string, RefreshLog>;
  /** That requests are watched, which is done once. */
  "watch-requests": unknown;
  /** That the log has told of a proxy that is not counted, which is done once. */
  "forwarded-address-warning": unknown;
};
