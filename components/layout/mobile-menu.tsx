import type { NavLink } from "@/lib/addresses/current-link";
import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import { attribute } from "../client/contract";
import { AffiliateLink } from "../offer/affiliate-link";
import { Icon } from "../ui/icon";

export const mobileMenuId = "mobile-menu";

type MobileMenuProps = {
  navigation: readonly NavLink[];
  tools: readonly NavLink[];
  helplines?: NavLink | undefined;
  ctaLabel: string;
  /** Where the partner button leads; without it there is none. */
  target: AffiliateLinkTarget | undefined;
  disclosure: string;
};

/**
 * Menu for small screens. A popover opens, closes on Escape and restores the focus without script. `aria-modal` hides
 * the page behind it (app/styles/base.css); a click beside the links keeps the focus inside.
 */
export function MobileMenu({ navigation, tools, helplines, ctaLabel, target, disclosure }: MobileMenuProps) {
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
      <button
        type="button"
        className="icon-button mobile-menu-close"
        popoverTarget={mobileMenuId}
        popoverTargetAction="hide"
        aria-label="Close the menu"
        // biome-ignore lint/a11y/noAutofocus: in a popover it applies when the reader opens it.
        autoFocus
      >
        <Icon name="close" size={24} />
      </button>
      <nav aria-label="Menu">
        <ul className="ruled">
          {[...navigation, ...tools, ...(helplines ? [helplines] : [])].map(({ label, href, current }) => (
            <li key={href}>
              <a className="text-xl plain mobile-menu-link" href={href} aria-current={current}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {target && (
        <div className="stack-3">
          <AffiliateLink target={target} placement="menu" size="lg" fullWidth>
            {ctaLabel}
          </AffiliateLink>
          <p className="text-xs faint mobile-menu-note" {...attribute("disclosure")}>
            {disclosure}
          </p>
        </div>
      )}
    </div>
  );
}
