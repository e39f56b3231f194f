import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./section.module.css";
import { SectionHeading } from "./section-heading";

type SectionProps = {
  /** Id of the heading, which names the section. */
  id: string;
  title: string;
  /** What the section is, over a headline that does not say it. */
  eyebrow?: string | undefined;
  intro?: string | undefined;
  /** `beside` puts the heading in a column of its own on wide screens. */
  layout?: "stacked" | "beside";
  /** `sunken` is a band from edge to edge. */
  tone?: "plain" | "sunken";
  children: ReactNode;
};

/** One section of a page: a rule, the heading, then what the section holds. */
export function Section({ id, title, eyebrow, intro, layout = "stacked", tone = "plain", children }: SectionProps) {
  return (
    <section className={classNames(styles.section, styles[tone])} aria-labelledby={id}>
      <div className="container">
        <div className={classNames(styles.inner, styles[layout])}>
          <SectionHeading id={id} title={title} eyebrow={eyebrow} intro={intro} />
          <div>{children}</div>
        </div>
      </div>
    </section>
  );
}
