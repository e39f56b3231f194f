import type { Route } from "next";
import styles from "./search-results.module.css";

type HowFoundProps = {
  /** "No text contains the words “delete data” in this order. These contain both words:". */
  note: string;
  /** The search without a typing mistake, whose results follow. */
  meant?: { text: string; href: Route } | undefined;
};

/** Says why results have not what was typed, and names what was probably meant. */
export function HowFound({ note, meant }: HowFoundProps) {
  return (
    <p className={styles.howFound}>
      {note}
      {meant && (
        <>
          {" "}
          Showing results for{" "}
          <a className="bold" href={meant.href}>
            {meant.text}
          </a>
          .
        </>
      )}
    </p>
  );
}
