import type { NavLink } from "@/lib/addresses/current-link";
import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import { attribute } from "../client/contract";
import { AffiliateLink } from "../offer/affiliate-link";
import { HeaderSearch } from "../search/header-search";
import { Icon } from "../ui/icon";
import { Logo } from "./logo";
import { MobileMenu, mobileMenuId } from "./mobile-menu";

type SiteHeaderProps = {
  name: string;
  mark: readonly string[];
  navigation: readonly NavLink[];
  tools: readonly NavLink[];
  /** Quiet links of the menu, after the tools. */
  more: readonly NavLink[];
  partnerTag: string;
  ctaLabel: string;
  /** Where the partner button leads; without it there is none. */
  target: AffiliateLinkTarget | undefined;
};

/** Header: logo, main links, partner tag, search and partner button. */
export function SiteHeader(props: SiteHeaderProps) {
  const { name, mark, navigation, tools, more, partnerTag, ctaLabel, target } = props;
  return (
    <header className="site-header">
      <div className="container site-header-inner">
        <Logo name={name} mark={mark} />
        <nav className="site-header-nav" aria-label="Main">
          <Links links={navigation} />
          {tools.length > 0 && <Links links={tools} />}
        </nav>
        <div className="row-2 site-header-end">
          {target && (
            <span className="text-xs faint site-header-partner" {...attribute("disclosure")}>
              {partnerTag}
            </span>
          )}
          <HeaderSearch />
          {target && (
            <div className="site-header-cta">
              <AffiliateLink target={target} placement="header" size="sm">
                {ctaLabel}
              </AffiliateLink>
            </div>
          )}
          <button
            type="button"
            className="icon-button site-header-menu-button"
            popoverTarget={mobileMenuId}
            aria-label="Menu"
          >
            <Icon name="menu" size={24} />
          </button>
        </div>
      </div>
      <MobileMenu
        navigation={navigation}
        more={[...tools, ...more]}
        ctaLabel={ctaLabel}
        target={target}
        disclosure={partnerTag}
      />
    </header>
  );
}

function Links({ links }: { links: readonly NavLink[] }) {
  return (
    <ul className="site-header-links">
      {links.map(({ label, href, current }) => (
        <li key={href}>
          <a className="tall-link plain text-xs bold site-header-link" href={href} aria-current={current}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
