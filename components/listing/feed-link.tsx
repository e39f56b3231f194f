import type { Route } from "next";

/** The link to the feed of a list. */
export function FeedLink({ feed }: { feed: Route }) {
  return (
    <p className="text-sm faint feed-links">
      Follow via <a href={feed}>RSS</a>
    </p>
  );
}
