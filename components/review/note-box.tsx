import { Snippet } from "../ui/snippet";
import styles from "./note-box.module.css";

type NoteBoxProps = {
  heading: string;
  /** What the remark is, over a headline that does not say it. */
  eyebrow?: string;
  /** Safe HTML. */
  html: string;
};

/** A remark beside the text: the editor's note, or that an entry is a sample. */
export function NoteBox({ heading, eyebrow, html }: NoteBoxProps) {
  return (
    <section className={styles.note}>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 className={styles.heading}>{heading}</h2>
      <Snippet html={html} />
    </section>
  );
}
