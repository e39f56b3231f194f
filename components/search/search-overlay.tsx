import { Icon } from "../ui/icon";
import { Island } from "../ui/island.island";
import { SearchBox } from "./search-box.island";
import { searchIds } from "./search-ids";
import { suggestionLimits } from "./suggestion-limits";

/**
 * Full-screen search for small screens: a popover, like the menu (components/layout/mobile-menu.tsx). It has the
 * focus until the text box gets it.
 */
export function SearchOverlay() {
  return (
    <div
      id={searchIds.overlay}
      popover="auto"
      className="screen"
      role="dialog"
      aria-modal="true"
      aria-label="Search"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: in a popover it applies when the reader opens it.
      autoFocus
    >
      <div className="between">
        <p className="text-xl bold">Search</p>
        <button
          type="button"
          className="icon-button"
          popoverTarget={searchIds.overlay}
          popoverTargetAction="hide"
          aria-label="Close the search"
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <Island name="search-overlay">
        <SearchBox id={searchIds.overlayBox} variant="overlay" limit={suggestionLimits.overlay} />
      </Island>
    </div>
  );
}
