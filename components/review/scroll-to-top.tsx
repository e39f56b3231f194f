import { Icon } from "../ui/icon";
import styles from "./ranking.module.css";

const topId = "top";

/** Link to the top of the page on small screens. */
export function ScrollToTop() {
  return (
    <>
      <span className={styles.scrollToTop} id={topId} />
      <a className={styles.scrollToTopButton} href={`#${topId}`} aria-label="Scroll to top" data-no-print="">
        <Icon name="arrow-up" />
      </a>
    </>
  );
}
