import { Snippet } from "../ui/snippet";
import styles from "./note-box.module.css";

type NoteBoxProps = {
  heading: string;
  /** Label above a headline that does not name the note itself. */
  eyebrow?: string;
  /** Safe HTML. */
  html: string;
};

/** A note beside the text: the editor's note, or the notice of a sample. */
export function NoteBox({ heading, eyebrow, html }: NoteBoxProps) {
  return (
    <section className={styles.note}>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 className={styles.heading}>{heading}</h2>
      <Snippet html={html} />
    </section>
  );
}
