"use client";

import { type FormEvent, useRef } from "react";
import { maxQueryLength } from "@/lib/search/search-query";
import { routes } from "@/lib/util/routes";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { suggestionLimits } from "./suggestion-limits";
import { optionId, SuggestionList } from "./suggestion-list";
import { describeFound } from "./suggestion-options";
import { useCombobox } from "./use-combobox";
import { useLeaving } from "./use-leaving";

type SearchBoxProps = {
  /** Unique on the page. */
  id: string;
  /** Accessible name of the landmark; needed if a page has two. */
  label?: string;
  /** Initial value. */
  query?: string;
  /** Most suggestions shown. */
  limit?: number;
  variant?: "compact" | "large" | "overlay";
};

/** The search box: a form that leads to the results page. With script, it suggests results while the reader types. */
export function SearchBox(props: SearchBoxProps) {
  const { id, label = "Site", query = "", limit = suggestionLimits.dropdown, variant = "large" } = props;
  const ref = useRef<HTMLInputElement>(null);
  const listId = `${id}-suggestions`;
  const { text, found, hasOptions, active, close, clear, inputEvents } = useCombobox(ref, listId, limit);
  const [isLeaving, leave] = useLeaving();

  const onSubmit = (event: FormEvent) => {
    const typed = ref.current?.value.trim();
    if (!ref.current || !typed) return event.preventDefault();
    // The address contains the trimmed query.
    ref.current.value = typed;
    close();
    leave();
  };

  return (
    <search aria-label={label}>
      <form className={classNames("search-box", `search-box-${variant}`)} action={routes.search()} onSubmit={onSubmit}>
        <label className="visually-hidden" htmlFor={id}>
          Search reviews and articles
        </label>
        <input
          ref={ref}
          className="search-box-input"
          id={id}
          type="text"
          name="q"
          defaultValue={query}
          placeholder="Search"
          maxLength={maxQueryLength}
          autoComplete="off"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={hasOptions}
          aria-controls={hasOptions ? listId : undefined}
          aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
          {...inputEvents}
        />
        {text !== "" && !isLeaving && (
          <button className="icon-button search-box-clear" type="button" aria-label="Clear the search" onClick={clear}>
            <Icon name="close" size={18} />
          </button>
        )}
        <button className="icon-button search-box-submit" type="submit" aria-label="Search">
          {isLeaving ? <span className="spinner" /> : <Icon name="search" size={18} />}
        </button>
        {found && (
          <div className="search-box-panel">
            <SuggestionList id={listId} found={found} active={active} />
          </div>
        )}
        <span className="visually-hidden" role="status">
          {isLeaving ? "Searching…" : found ? describeFound(found) : ""}
        </span>
      </form>
    </search>
  );
}
