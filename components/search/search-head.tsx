import { classNames } from "../ui/class-names";
import { SearchBox } from "./search-box";
import styles from "./search-head.module.css";

type SearchHeadProps = {
  query: string;
  /** Said where a query was too long to be looked for whole. */
  note?: string | undefined;
};

/** The head of the results page: what was looked for, and the box to look for something else. */
export function SearchHead({ query, note }: SearchHeadProps) {
  return (
    <div className={classNames("container", styles.head)}>
      <h1 className={styles.title}>
        Search results for <q>{query}</q>
      </h1>
      <SearchBox id="results-search" label="Results" query={query} />
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
