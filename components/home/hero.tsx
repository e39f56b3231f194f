import type { Route } from "next";
import type { ReactNode } from "react";
import type { Statement as StatementData } from "@/lib/claims/shown-claims";
import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import { PlaceholderNote } from "../claims/placeholder-note";
import { AffiliateLink } from "../offer/affiliate-link";
import { DisclosureLine } from "../offer/disclosure-line";
import { ButtonLink } from "../ui/button-link";
import { classNames } from "../ui/class-names";
import styles from "./home.module.css";

type HeroProps = {
  badge: string;
  headline: string;
  lede: string;
  trustPoints: readonly StatementData[];
  /** The rating as text, if its claim may be shown. */
  rating?: StatementData | undefined;
  /** Label of the button to the partner; none without it. */
  primaryLabel?: string | undefined;
  secondary: { label: string; href: string };
  featuredOn: readonly { name: string; mark?: string | undefined }[];
  target: AffiliateLinkTarget;
  disclosure: string;
  /** What stands after the headline, on wide screens beside the rest. */
  children?: ReactNode;
};

/** Hero of the home page. */
export function Hero(props: HeroProps) {
  const { badge, headline, lede, trustPoints, rating } = props;
  const { primaryLabel, secondary, featuredOn, target, disclosure, children } = props;
  return (
    <div className={classNames("container", styles.heroInner, Boolean(children) && styles.heroBeside)}>
      <div className={`stack-3 ${styles.heroHead}`}>
        <p className="eyebrow">{badge}</p>
        <h1>{headline}</h1>
        <p className="lede">{lede}</p>
      </div>
      {children}
      <div className="stack-4">
        <Figures items={[...trustPoints, ...(rating ? [rating] : [])].map(({ text }) => text)} />
        <div className={`row-3 ${styles.heroActions}`}>
          <ButtonLink href={secondary.href as Route} size="lg" report={secondary.label}>
            {secondary.label}
          </ButtonLink>
          {primaryLabel && (
            <AffiliateLink target={target} placement="hero" size="lg">
              {primaryLabel}
            </AffiliateLink>
          )}
        </div>
        {primaryLabel && !target.isDown && <DisclosureLine text={disclosure} />}
        <FeaturedOn names={featuredOn.map(({ name }) => name)} />
        <PlaceholderNote of={[...trustPoints, rating, ...featuredOn]} />
      </div>
    </div>
  );
}

/** A ruled line of what the site says of itself, the figure of each first to be seen; nothing without any. */
function Figures({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={`meta-line ${styles.heroFigures}`} aria-label="In figures">
      {items.map((item) => {
        const [figure = ""] = /\d[\d.,/]*\+?/.exec(item) ?? [];
        const [before = "", ...after] = figure ? item.split(figure) : [item];
        return (
          <li key={item}>
            {before}
            {figure && <b className="numbers">{figure}</b>}
            {after.join(figure)}
          </li>
        );
      })}
    </ul>
  );
}

function FeaturedOn({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className={styles.heroNames}>
      <p className="eyebrow" id="featured-on">
        Featured on
      </p>
      <ul className="text-sm soft" aria-labelledby="featured-on">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
