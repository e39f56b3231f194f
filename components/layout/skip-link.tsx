import styles from "./skip-link.module.css";

/** Id of the main landmark, the target of the skip link. */
export const mainId = "main";

export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      Skip to the text
    </a>
  );
}
