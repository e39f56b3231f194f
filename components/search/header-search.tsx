"use client";

import { useCallback, useRef } from "react";
import { Icon } from "../ui/icon";
import styles from "./header-search.module.css";
import { SearchBox } from "./search-box";
import { SearchOverlay } from "./search-overlay";
import { useSlashKey } from "./use-slash-key";

const overlayId = "search-overlay";

/**
 * Search in the header: a box on wide screens, an icon that opens the overlay on small ones. "/" focuses or opens it.
 */
export function HeaderSearch() {
  const boxRef = useRef<HTMLInputElement>(null);
  const overlayRef = useRef<HTMLInputElement>(null);
  useSlashKey(
    useCallback(() => {
      if (boxRef.current?.checkVisibility()) boxRef.current.focus();
      else openOverlay();
    }, []),
  );
  return (
    <>
      <div className={styles.box}>
        <SearchBox id="header-search" look="compact" inputRef={boxRef} />
      </div>
      <button type="button" className={styles.icon} popoverTarget={overlayId} aria-label="Search">
        <Icon name="search" />
      </button>
      <SearchOverlay id={overlayId} inputRef={overlayRef} />
    </>
  );
}

function openOverlay(): void {
  const overlay = document.getElementById(overlayId);
  if (!overlay?.matches(":popover-open")) overlay?.showPopover();
}
