import type { Route } from "next";
import { Pagination } from "../listing/pagination";
import { ResultCard, type ResultCardData } from "./result-card";
import styles from "./search-results.module.css";

type ResultListProps = {
  /** "12 results found". */
  heading: string;
  results: readonly ResultCardData[];
  marks: readonly string[];
  page: number;
  pageCount: number;
  hrefFor: (page: number) => Route;
};

/** A page of the results of a search, with their number. */
export function ResultList({ heading, results, marks, ...paging }: ResultListProps) {
  return (
    <>
      <h2 className={`small-heading faint ${styles.resultListHeading}`}>{heading}</h2>
      <ol className={styles.resultList}>
        {results.map((result) => (
          <li key={result.url}>
            <ResultCard result={result} marks={marks} />
          </li>
        ))}
      </ol>
      <Pagination {...paging} />
    </>
  );
}
