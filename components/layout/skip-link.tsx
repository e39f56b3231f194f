import styles from "./layout.module.css";

/** Id of the main landmark, the target of the skip link. */
export const mainId = "main";

export function SkipLink() {
  return (
    <a className={styles.skipLink} href={`#${mainId}`}>
      Skip to the text
    </a>
  );
}
