import type { ReactNode } from "react";
import styles from "./entry-section.module.css";

type EntrySectionProps = {
  /** The anchor of the heading. */
  id: string;
  heading: string;
  children: ReactNode;
};

/** A part in small print below a text: its sources, its corrections, the changes at an app. */
export function EntrySection({ id, heading, children }: EntrySectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
