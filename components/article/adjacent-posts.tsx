import { routes } from "@/lib/util/routes";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import styles from "./reading.module.css";

type PostLink = { slug: string; title: string };
type AdjacentPostsProps = { previous?: PostLink | undefined; next?: PostLink | undefined };

/** The previous and the next article by date. */
export function AdjacentPosts({ previous, next }: AdjacentPostsProps) {
  if (!previous && !next) return null;
  return (
    <nav className={`stack-4 ${styles.adjacentPosts}`} aria-label="Previous and next articles">
      {previous && (
        <a className={`stack-1 ${styles.adjacentPost}`} href={routes.post(previous.slug)} rel="prev">
          <span className="row-2 text-xs faint">
            <Icon name="arrow-left" size={16} /> Previous article
          </span>
          <span className={`text-lg ${styles.adjacentPostTitle}`}>{previous.title}</span>
        </a>
      )}
      {next && (
        <a
          className={classNames("stack-1", styles.adjacentPost, styles.adjacentPostsNext)}
          href={routes.post(next.slug)}
          rel="next"
        >
          <span className="row-2 text-xs faint">
            Next article <Icon name="arrow-right" size={16} />
          </span>
          <span className={`text-lg ${styles.adjacentPostTitle}`}>{next.title}</span>
        </a>
      )}
    </nav>
  );
}
