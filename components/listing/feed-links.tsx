import type { Route } from "next";

/** Links to the feeds of a list. */
export function FeedLinks({ rss, json }: { rss: Route; json: Route }) {
  return (
    <p className="text-sm faint feed-links">
      Follow via <a href={rss}>RSS</a> or <a href={json}>JSON Feed</a>
    </p>
  );
}
