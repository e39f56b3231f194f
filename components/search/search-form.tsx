import { routes } from "@/lib/config/routes";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import styles from "./search-form.module.css";

type SearchFormProps = { id: string; query?: string; compact?: boolean };

/** The search box: a form that leads to the results page, with no script needed. */
export function SearchForm({ id, query = "", compact = false }: SearchFormProps) {
  return (
    <form className={classNames(styles.form, compact && styles.compact)} action={routes.search()} role="search">
      <label className="visually-hidden" htmlFor={id}>
        Search reviews and articles
      </label>
      <input
        className={styles.input}
        id={id}
        type="search"
        name="q"
        defaultValue={query}
        placeholder="Search"
        maxLength={200}
      />
      <button className={styles.submit} type="submit" aria-label="Search">
        <Icon name="search" size={18} />
      </button>
    </form>
  );
}
