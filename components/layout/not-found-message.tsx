import type { Route } from "next";
import { routes } from "@/lib/util/routes";
import { SearchBox } from "../search/search-box.island";
import { ButtonLink } from "../ui/button-link";
import { Island } from "../ui/island.island";
import { PageHero } from "../ui/page-hero";

type NotFoundMessageProps = {
  /** HTTP status. */
  status: 404 | 410;
  title: string;
  text: string;
  label: string;
  href: Route;
  /** Whether a search and other ways on are below. */
  hasWays?: boolean;
};

const ways = [
  { label: "The ranking", text: "The apps we have tested, best first.", href: routes.reviews() },
  { label: "Find the app that fits", text: "By budget, platform and must-haves.", href: routes.find() },
  { label: "Blog", text: "Guides and comparisons, newest first.", href: routes.blog() },
];

/** Message and links for a page that does not exist. */
export function NotFoundMessage({ status, title, text, label, href, hasWays = false }: NotFoundMessageProps) {
  return (
    <>
      <PageHero eyebrow={String(status)} title={title} lede={text}>
        <div>
          <ButtonLink href={href}>{label}</ButtonLink>
        </div>
      </PageHero>
      {hasWays && (
        <div className="container grid two-columns under-head">
          <div className="stack-3">
            <h2 className="text-xl">Search for it</h2>
            <Island name="missing-search">
              <SearchBox id="missing-search" label="Missing page" />
            </Island>
          </div>
          <nav className="stack-3" aria-labelledby="not-found-ways">
            <h2 className="text-xl" id="not-found-ways">
              Or begin here
            </h2>
            <ul className="ruled">
              {ways.map((way) => (
                <li key={way.href}>
                  <a className="bold" href={way.href}>
                    {way.label}
                  </a>
                  <p className="text-sm soft">{way.text}</p>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      )}
    </>
  );
}
