import styles from "./section-heading.module.css";

type SectionHeadingProps = {
  title: string;
  intro?: string | undefined;
  /** What the section is, over a headline that does not say it: "Mission". */
  eyebrow?: string | undefined;
  id?: string;
};

/** The heading of a section, with a line that introduces it. */
export function SectionHeading({ title, intro, eyebrow, id }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 id={id}>{title}</h2>
      {intro && <p>{intro}</p>}
    </div>
  );
}
