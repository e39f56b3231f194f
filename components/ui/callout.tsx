import styles from "./callout.module.css";
import { RichText } from "./rich-text";

type CalloutProps = {
  heading: string;
  /** Label above a headline that does not name the note itself. */
  eyebrow?: string;
  /** Safe HTML. */
  html: string;
};

/** A note beside the text: the editor's note, or the notice of a sample. */
export function Callout({ heading, eyebrow, html }: CalloutProps) {
  return (
    <section className={styles.note}>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 className={styles.heading}>{heading}</h2>
      <RichText html={html} />
    </section>
  );
}
