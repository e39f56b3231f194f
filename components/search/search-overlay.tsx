import { type RefObject, useEffect } from "react";
import { suggestionDelays, suggestionLimits } from "@/lib/search/suggestion-limits";
import { CloseOnRouteChange } from "../chrome/close-on-route-change";
import { Icon } from "../ui/icon";
import { SearchBox } from "./search-box";
import styles from "./search-overlay.module.css";

type SearchOverlayProps = { id: string; inputRef: RefObject<HTMLInputElement | null> };

/**
 * Full-screen search for small screens: a popover, like the menu (components/chrome/mobile-menu.tsx). It has the
 * focus until the text box gets it.
 */
export function SearchOverlay({ id, inputRef }: SearchOverlayProps) {
  useFocusOnOpening(id, inputRef);
  return (
    <div
      id={id}
      popover="auto"
      className={styles.overlay}
      role="dialog"
      aria-modal="true"
      aria-label="Search"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: in a popover it applies when the reader opens it.
      autoFocus
    >
      <div className={styles.top}>
        <p className={styles.heading}>Search</p>
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close the search"
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <SearchBox id={`${id}-query`} look="overlay" limit={suggestionLimits.overlay} inputRef={inputRef} />
      <CloseOnRouteChange popoverId={id} />
    </div>
  );
}

/**
 * Focuses the text box 100 ms after the overlay opens (docs/product.md, section 4), also if it opened before
 * hydration.
 */
function useFocusOnOpening(id: string, inputRef: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const overlay = document.getElementById(id);
    if (!overlay) return;
    let timer: ReturnType<typeof setTimeout>;
    const onToggle = () => {
      clearTimeout(timer);
      if (overlay.matches(":popover-open")) timer = setTimeout(() => inputRef.current?.focus(), suggestionDelays.focus);
    };
    onToggle();
    overlay.addEventListener("toggle", onToggle);
    return () => {
      clearTimeout(timer);
      overlay.removeEventListener("toggle", onToggle);
    };
  }, [id, inputRef]);
}
