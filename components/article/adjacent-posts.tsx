import { routes } from "@/lib/util/routes";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import styles from "./adjacent-posts.module.css";

type PostLink = { slug: string; title: string };
type AdjacentPostsProps = { previous?: PostLink | undefined; next?: PostLink | undefined };

/** The previous and the next article by date. */
export function AdjacentPosts({ previous, next }: AdjacentPostsProps) {
  if (!previous && !next) return null;
  return (
    <nav className={`stack-4 ${styles.nav}`} aria-label="Neighbouring articles">
      {previous && (
        <a className={`stack-1 ${styles.link}`} href={routes.post(previous.slug)} rel="prev">
          <span className={styles.label}>
            <Icon name="arrow-left" size={16} /> Previous article
          </span>
          <span className={styles.title}>{previous.title}</span>
        </a>
      )}
      {next && (
        <a className={classNames("stack-1", styles.link, styles.next)} href={routes.post(next.slug)} rel="next">
          <span className={styles.label}>
            Next article <Icon name="arrow-right" size={16} />
          </span>
          <span className={styles.title}>{next.title}</span>
        </a>
      )}
    </nav>
  );
}
