import { sampleNotes } from "@/lib/util/sample";
import { SampleTag } from "../ui/sample-tag";
import styles from "./sample-text.module.css";

/** Says of a page of text that it came with the starter, so that nobody takes its names and promises for real ones. */
export function SampleText() {
  return (
    <p className={styles.note}>
      <SampleTag of="text" /> {sampleNotes.text}
    </p>
  );
}
