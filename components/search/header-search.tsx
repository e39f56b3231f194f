import { Icon } from "../ui/icon";
import { Island } from "../ui/island.island";
import { SearchBox } from "./search-box.island";
import { searchIds } from "./search-ids";
import { SearchOverlay } from "./search-overlay";

/**
 * Search in the header: a box on wide screens, an icon that opens the overlay on small ones. "/" focuses or opens it
 * (components/client/open-search.ts).
 */
export function HeaderSearch() {
  return (
    <>
      <Island name="header-search">
        <div className="header-search">
          <SearchBox id={searchIds.box} variant="compact" />
        </div>
        <button
          type="button"
          className="icon-button header-search-icon"
          popoverTarget={searchIds.overlay}
          aria-label="Search"
        >
          <Icon name="search" />
        </button>
      </Island>
      <SearchOverlay />
    </>
  );
}
