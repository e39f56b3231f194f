import { Island } from "../ui/island.island";
import { SearchBox } from "./search-box.island";
import styles from "./search-results.module.css";

type SearchHeadProps = {
  query: string;
  /** Notice that a long query was cut. */
  note?: string | undefined;
};

/** Head of the results page: the query and the search box. */
export function SearchHead({ query, note }: SearchHeadProps) {
  return (
    <div className={`container stack-4 ${styles.searchHead}`}>
      <h1 className="text-3xl three-lines">
        Search results for <q>{query}</q>
      </h1>
      <Island name="results-search">
        <SearchBox id="results-search" label="Results" query={query} />
      </Island>
      {note && <p className="text-sm faint">{note}</p>}
    </div>
  );
}
