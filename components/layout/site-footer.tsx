import type { ReactNode } from "react";
import type { NavLink } from "@/lib/addresses/current-link";
import type { Statement as StatementData } from "@/lib/claims/shown-claims";
import type { SafeHtml } from "@/lib/text/body-types";
import { isProfile } from "@/lib/util/hosts";
import { routes } from "@/lib/util/routes";
import { ExternalLink } from "../ui/external-link";
import { RichText } from "../ui/rich-text";
import { Logo } from "./logo";

type SiteFooterProps = {
  name: string;
  mark: readonly string[];
  blurb: string;
  ratingLine?: StatementData | undefined;
  disclaimerHtml: SafeHtml;
  pages: readonly NavLink[];
  tools: readonly NavLink[];
  legal: readonly NavLink[];
  social: readonly NavLink[];
  newsletter: ReactNode;
  /** Who runs the site, and where; absent while that is not said. */
  operator?: { name: string; address?: string | undefined } | undefined;
};

/** Footer of every page. */
export function SiteFooter({
  name,
  mark,
  blurb,
  ratingLine,
  disclaimerHtml,
  pages,
  tools,
  legal,
  social,
  newsletter,
  operator,
}: SiteFooterProps) {
  return (
    <footer className="site-footer">
      <div className="container">
        <div className="site-footer-columns">
          <div className="stack-3 site-footer-brand">
            <Logo name={name} mark={mark} />
            <p className="soft">{blurb}</p>
            {ratingLine && (
              <p>
                <strong>{ratingLine.text}</strong>
                {ratingLine.mark && (
                  <>
                    {" · "}
                    <a href={routes.howWeKnow()}>How we know</a>
                  </>
                )}
              </p>
            )}
          </div>
          <LinkColumn heading="Pages" links={pages} />
          {tools.length > 0 && <LinkColumn heading="Tools" links={tools} />}
          <LinkColumn heading="Legal" links={legal} />
          {newsletter}
        </div>
        <div className="stack-3 text-xs faint site-footer-fine">
          <RichText className="site-footer-disclaimer" html={disclaimerHtml} />
          {operator && <p>Published by {[operator.name, operator.address].filter(Boolean).join(", ")}.</p>}
          {social.length > 0 && (
            <ul className="row-3" aria-label="Social links">
              {social.map(({ label, href }) => (
                <li key={href}>
                  <ExternalLink
                    className="tall-link plain"
                    href={href}
                    rel={isProfile(href) ? "noopener me" : "noopener"}
                  >
                    {label}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}

function LinkColumn({ heading, links }: { heading: string; links: readonly NavLink[] }) {
  return (
    <nav aria-label={heading}>
      <h2 className="eyebrow site-footer-heading">{heading}</h2>
      <ul className="text-sm">
        {links.map(({ label, href, current }) => (
          <li key={label}>
            <a className="tall-link plain" href={href} aria-current={current}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
