import type { SearchAnswer } from "@/lib/search/search-types";
import { suggestionLimits } from "@/lib/search/suggestion-limits";
import { routes } from "@/lib/site/routes";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { Marked } from "./marked";
import styles from "./suggestion-list.module.css";
import { typeLabels } from "./type-labels";

type SuggestionListProps = { id: string; answer: SearchAnswer /** From 0; -1 when none is. */; active: number };

/** Links to what was found, as the options of a combobox: the text box keeps the focus and says which is active. */
export function SuggestionList({ id, answer, active }: SuggestionListProps) {
  const { query, results } = answer;
  return (
    <div className={styles.list} id={id} role="listbox" aria-label="Suggestions">
      {results.map(({ url, title, type, category }, index) => (
        <a key={url} className={styles.option} href={url} {...optionAttributes(id, index, active)}>
          <span className={styles.title}>
            <Marked text={title} query={query} />
          </span>
          <span className={styles.kind}>
            {typeLabels[type]} · {category}
          </span>
        </a>
      ))}
      {hasViewAll(answer) && (
        <a
          className={classNames(styles.option, styles.all)}
          href={routes.search(firstWord(results[0]?.title ?? query))}
          {...optionAttributes(id, results.length, active)}
        >
          View all results <Icon name="arrow-right" size={16} />
        </a>
      )}
    </div>
  );
}

/** The id of an option, by which the text box points to it. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** How many options the list of an answer has. */
export function countOptions(answer: SearchAnswer | undefined): number {
  return answer ? answer.results.length + (hasViewAll(answer) ? 1 : 0) : 0;
}

function optionAttributes(listId: string, index: number, active: number) {
  return { id: optionId(listId, index), role: "option", tabIndex: -1, "aria-selected": index === active };
}

/** docs/product.md, section 9: with more than 5 results; it leads to the first word of the top result's title. */
function hasViewAll({ total, results }: SearchAnswer): boolean {
  return total > suggestionLimits.viewAllAbove && results.length > 0;
}

function firstWord(title: string): string {
  return title.trim().split(/\s+/)[0] ?? title;
}
