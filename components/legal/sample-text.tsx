import { StatusTag } from "../ui/status-tag";
import styles from "./sample-text.module.css";

/** Says of a page of text that it came with the starter, so that nobody takes its names and promises for real ones. */
export function SampleText() {
  return (
    <p className={styles.note}>
      <StatusTag>Sample text</StatusTag> This page came with the starter. Names, addresses and periods in it are
      placeholders, and nothing in it binds anybody until the publisher has written their own.
    </p>
  );
}
