import type { Route } from "next";
import styles from "@/components/ui/ui.module.css";

/** Links to the feeds of a list. */
export function FeedLinks({ rss, json }: { rss: Route; json: Route }) {
  return (
    <p className={styles.feedLinks}>
      Follow by <a href={rss}>RSS</a> or <a href={json}>JSON Feed</a>
    </p>
  );
}
