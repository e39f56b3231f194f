import type { Route } from "next";
import { resultAnchor } from "@/lib/search/result-page";
import type { Marks } from "@/lib/search/split-matches";
import { ButtonLink } from "../ui/button-link";
import { ResultCard, type ResultCardData } from "./result-card";
import styles from "./search-results.module.css";

type ResultListProps = {
  /** "12 results found". */
  heading: string;
  results: readonly ResultCardData[];
  marks: Marks;
  /** Number of results before these. */
  start?: number;
  /** "Results 97 to 120"; only if there are results before these. */
  range?: string | undefined;
  /** Page with the previous results, if any. */
  earlierHref?: Route | undefined;
  /** Page with the next results, if any. */
  moreHref?: Route | undefined;
};

/** The results of a search, with their number. */
export function ResultList({ heading, results, marks, start = 0, range, earlierHref, moreHref }: ResultListProps) {
  return (
    <>
      <h2 className={`small-heading ${styles.resultListHeading}`}>{heading}</h2>
      {earlierHref && (
        <p className={styles.resultListEarlier}>
          {range} <a href={earlierHref}>Show earlier results</a>
        </p>
      )}
      <ol className={styles.resultList} start={start > 0 ? start + 1 : undefined}>
        {results.map((result, index) => (
          <li key={result.url}>
            <ResultCard result={result} marks={marks} id={resultAnchor(start + index)} />
          </li>
        ))}
      </ol>
      {moreHref && (
        <p className={styles.resultListMore}>
          <ButtonLink href={moreHref} variant="outline">
            Show more
          </ButtonLink>
        </p>
      )}
    </>
  );
}
