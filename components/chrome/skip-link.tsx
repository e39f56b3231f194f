import styles from "./skip-link.module.css";

/** Id of the main landmark, where the skip link leads. */
export const mainId = "main";

export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      Skip to the text
    </a>
  );
}
