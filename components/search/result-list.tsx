import type { Route } from "next";
import { resultAnchor } from "@/lib/search/result-page";
import { ButtonLink } from "../ui/button-link";
import { ResultCard, type ResultCardData } from "./result-card";
import styles from "./result-list.module.css";

type ResultListProps = {
  /** "12 results found". */
  heading: string;
  results: readonly ResultCardData[];
  query: string;
  /** The page with more results, where there are more. */
  moreHref?: Route | undefined;
};

/** The results under the line that counts them. */
export function ResultList({ heading, results, query, moreHref }: ResultListProps) {
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      <ol className={styles.list}>
        {results.map((result, index) => (
          <li key={result.url}>
            <ResultCard result={result} query={query} id={resultAnchor(index)} />
          </li>
        ))}
      </ol>
      {moreHref && (
        <p className={styles.more}>
          <ButtonLink href={moreHref} variant="outline">
            Show more
          </ButtonLink>
        </p>
      )}
    </>
  );
}
