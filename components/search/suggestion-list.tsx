import type { ReactNode } from "react";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import type { SearchResponse } from "./search-response";
import { howFound, listOptions, nothingFound, type SuggestionOption } from "./suggestion-options";

type SuggestionListProps = {
  id: string;
  found: SearchResponse;
  /** Index of the active option, from 0; -1 for none. */
  active: number;
};

/**
 * Search suggestions as the options of a combobox. The text box keeps the focus; `aria-activedescendant` names the
 * option. What is not an option is outside the list; the search box announces it.
 */
export function SuggestionList({ id, found, active }: SuggestionListProps) {
  const { helplines } = found;
  const how = howFound(found);
  const options = listOptions(found).map((option, index) => ({ ...option, index }));
  const toLink = (option: SuggestionOption & { index: number }) => (
    <a
      // By what it is: a link that became another kind would have its text exchanged, which a translated page forbids.
      key={`${option.look} ${option.href}`}
      className={classNames("suggestion-option", `suggestion-${option.look}`)}
      href={option.href}
      id={optionId(id, option.index)}
      role="option"
      tabIndex={-1}
      aria-selected={option.index === active}
    >
      {option.look === "quiet" ? (
        <span className="text-sm soft wrap">{option.title}</span>
      ) : option.look === "all" ? (
        <span className="between text-sm bold wrap accent">
          <span>{option.title}</span>
          <Icon name="arrow-right" size={16} />
        </span>
      ) : (
        <span className="text-sm bold wrap suggestion-title">{option.title}</span>
      )}
      {option.kind && <span className="text-xs faint suggestion-kind">{option.kind}</span>}
    </a>
  );
  const ofLook = (look: SuggestionOption["look"]) => options.filter((option) => option.look === look).map(toLink);
  const results = [...ofLook("result"), ...ofLook("all")];
  return (
    <>
      {options.length > 0 && (
        <div className="stack suggestion-list" id={id} role="listbox" aria-label="Suggestions">
          {ofLook("quiet")}
          {helplines && (
            <Group className="suggestion-helplines" label={helplines.title}>
              {ofLook("help")}
            </Group>
          )}
          {ofLook("fact")}
          {how ? <Group label={how.join(" ")}>{results}</Group> : results}
        </div>
      )}
      {found.results.length === 0 && <p className="text-sm soft wrap suggestion-note">{nothingFound}</p>}
    </>
  );
}

type GroupProps = { label: string; className?: string | undefined; children: ReactNode };

/** Options under a heading. */
function Group({ label, className, children }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
    <div className={classNames("stack", className)} role="group" aria-label={label}>
      <span className="text-sm soft wrap suggestion-note" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

/** Id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
