import { mainId } from "../chrome/skip-link";
import { Icon } from "../ui/icon";
import styles from "./scroll-to-top.module.css";

/** The way back up on small screens (specification, section 2). A link, so that it needs no script. */
export function ScrollToTop() {
  return (
    <a className={styles.button} href={`#${mainId}`} aria-label="Scroll to top" data-no-print="">
      <Icon name="arrow-up" />
    </a>
  );
}
