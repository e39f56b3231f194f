import { splitMatches } from "@/lib/search/split-matches";
import styles from "./marked.module.css";

type MarkedProps = { text: string; query: string };

/** A text with highlighted matches of the query. */
export function Marked({ text, query }: MarkedProps) {
  return splitMatches(text, query).map(({ text: piece, start, isMatch }) =>
    isMatch ? (
      <mark key={start} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
