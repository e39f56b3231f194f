"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { maxQueryLength } from "@/lib/search/search-query";
import { formatCount } from "@/lib/util/number";
import { routes } from "@/lib/util/routes";
import { buttonClass } from "../ui/button-style";
import { Icon } from "../ui/icon";
import { filterTopics } from "./filter-topics";
import styles from "./help.module.css";

type HelpSearchProps = {
  /** Label of the link to the contact page, shown when nothing is found. */
  contactLabel: string;
};

/**
 * The search box of the help center. Typing filters the topics on the page; submitting searches the whole site, also
 * without script.
 */
export function HelpSearch({ contactLabel }: HelpSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<number>();
  const filter = useCallback(() => setFound(filterTopics(document, input.current?.value ?? "")), []);
  // Text typed before hydration, or restored by the Back button, filters too.
  useEffect(filter, [filter]);

  return (
    <form className={`stack-2 ${styles.helpSearch}`} action={routes.search()} aria-label="Search the help center">
      <label className="text-sm bold" htmlFor="help-search">
        Search topics and questions
      </label>
      <div className="row-3">
        <input
          ref={input}
          className={styles.helpSearchInput}
          id="help-search"
          type="search"
          name="q"
          maxLength={maxQueryLength}
          autoComplete="off"
          onChange={filter}
        />
        <button className={`${buttonClass({ variant: "outline" })} ${styles.helpSearchSubmit}`} type="submit">
          <Icon name="search" size={18} /> Search the whole site
        </button>
      </div>
      <p className={`soft ${styles.helpSearchFound}`} role="status">
        {found !== undefined && found > 0 && (
          <span key="found">{`${formatCount(found, "match", "matches")} below`}</span>
        )}
        {found === 0 && (
          <span key="nothing">
            No matching topics or questions. <a href={routes.contact()}>{contactLabel}</a>
          </span>
        )}
      </p>
    </form>
  );
}
