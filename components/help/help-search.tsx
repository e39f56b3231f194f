import { maxQueryLength } from "@/lib/search/search-query";
import { routes } from "@/lib/util/routes";
import { buttonClass } from "../ui/button-style";
import { Icon } from "../ui/icon";
import styles from "./help.module.css";

/** The search box of the help center: it searches the whole site. */
export function HelpSearch() {
  return (
    <form className={`stack-2 ${styles.helpSearch}`} action={routes.search()} aria-label="Search the help center">
      <label className="text-sm bold" htmlFor="help-search">
        Search topics and questions
      </label>
      <div className="row-3">
        <input
          className={styles.helpSearchInput}
          id="help-search"
          type="search"
          name="q"
          maxLength={maxQueryLength}
          autoComplete="off"
        />
        <button className={`${buttonClass({ variant: "outline" })} ${styles.helpSearchSubmit}`} type="submit">
          <Icon name="search" size={18} /> Search the whole site
        </button>
      </div>
    </form>
  );
}
