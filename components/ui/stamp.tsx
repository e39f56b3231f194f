import styles from "./stamp.module.css";

type StampProps = { children: string };

/** A few words beside what they qualify: a sample score, a review without a test. */
export function Stamp({ children }: StampProps) {
  return <span className={styles.stamp}>{children}</span>;
}
