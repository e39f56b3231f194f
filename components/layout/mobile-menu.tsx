import type { NavLink } from "@/lib/addresses/current-link";
import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import { attribute } from "../client/contract";
import { AffiliateLink } from "../offer/affiliate-link";
import { Icon } from "../ui/icon";

export const mobileMenuId = "mobile-menu";

type MobileMenuProps = {
  navigation: readonly NavLink[];
  /** Quieter, above the button. */
  more: readonly NavLink[];
  ctaLabel: string;
  /** Where the partner button leads; without it there is none. */
  target: AffiliateLinkTarget | undefined;
  disclosure: string;
};

/**
 * Menu for small screens. A popover opens, closes on Escape and restores the focus without script. `aria-modal` hides
 * the page behind it (app/styles/base.css); a click beside the links keeps the focus inside.
 */
export function MobileMenu({ navigation, more, ctaLabel, target, disclosure }: MobileMenuProps) {
  return (
    <div
      id={mobileMenuId}
      popover="auto"
      className="screen mobile-menu"
      role="dialog"
      aria-modal="true"
      aria-label="Menu"
      tabIndex={-1}
    >
      <div className="between">
        <p className="text-xl bold">Menu</p>
        <button
          type="button"
          className="icon-button"
          popoverTarget={mobileMenuId}
          popoverTargetAction="hide"
          aria-label="Close the menu"
          // biome-ignore lint/a11y/noAutofocus: in a popover it applies when the reader opens it.
          autoFocus
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <MenuLinks label="Menu" links={navigation} list="ruled text-xl" />
      <MenuLinks label="More" links={more} list="soft mobile-menu-more" />
      {target && (
        <div className="stack-1">
          <AffiliateLink target={target} placement="menu" fullWidth>
            {ctaLabel}
          </AffiliateLink>
          <p className="text-xs faint" {...attribute("disclosure")}>
            {disclosure}
          </p>
        </div>
      )}
    </div>
  );
}

function MenuLinks({ label, links, list }: { label: string; links: readonly NavLink[]; list: string }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={list}>
        {links.map(({ label: name, href, current }) => (
          <li key={href}>
            <a className="tall-link plain full-width" href={href} aria-current={current}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
