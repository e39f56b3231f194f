import styles from "./status-tag.module.css";

type StatusTagProps = { children: string };

/** A few words beside what they qualify: a sample score, a review without a test. */
export function StatusTag({ children }: StatusTagProps) {
  return <span className={styles.tag}>{children}</span>;
}
