import type { SearchAnswer } from "@/lib/search/search-types";
import { suggestionLimits } from "@/lib/search/suggestion-limits";
import { routes } from "@/lib/util/routes";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { Marked } from "./marked";
import styles from "./suggestion-list.module.css";
import { typeLabels } from "./type-labels";

type SuggestionListProps = {
  id: string;
  answer: SearchAnswer;
  /** Index of the active option, from 0; -1 for none. */
  active: number;
};

/**
 * Search suggestions as the options of a combobox. The text box keeps the focus; `aria-activedescendant` names the
 * option.
 */
export function SuggestionList({ id, answer, active }: SuggestionListProps) {
  const { query, results } = answer;
  return (
    <div className={styles.list} id={id} role="listbox" aria-label="Suggestions">
      {results.map(({ url, title, type, category, sample }, index) => (
        <a key={url} className={styles.option} href={url} {...optionAttributes(id, index, active)}>
          <span className={styles.title}>
            <Marked text={title} query={query} />
          </span>
          <span className={styles.kind}>{[typeLabels[type], category, sample].filter(Boolean).join(" · ")}</span>
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

/** Id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Number of options for an answer. */
export function countOptions(answer: SearchAnswer | undefined): number {
  return answer ? answer.results.length + (hasViewAll(answer) ? 1 : 0) : 0;
}

function optionAttributes(listId: string, index: number, active: number) {
  return { id: optionId(listId, index), role: "option", tabIndex: -1, "aria-selected": index === active };
}

/**
 * Shown with more than 5 results. Links to a search for the first word of the first title.
 */
function hasViewAll({ total, results }: SearchAnswer): boolean {
  return total > suggestionLimits.viewAllAbove && results.length > 0;
}

function firstWord(title: string): string {
  return title.trim().split(/\s+/)[0] ?? title;
}
