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
      <div className={`stack-4 ${styles.heroHead}`}>
        <p className="eyebrow">{badge}</p>
        <h1>{headline}</h1>
        <p className="lede">{lede}</p>
      </div>
      {children}
      <div className="stack-4">
        {trustPoints.length > 0 && (
          <ul className={`ruled text-sm ${styles.heroPoints}`}>
            {trustPoints.map((point) => (
              <li key={point.text}>{point.text}</li>
            ))}
          </ul>
        )}
        {rating && <p className="starred bold">{rating.text}</p>}
        <div className={`row-3 ${styles.heroActions}`}>
          <ButtonLink href={secondary.href as Route} size="lg" report={{ label: secondary.label }}>
            {secondary.label}
          </ButtonLink>
          {primaryLabel && (
            <AffiliateLink target={target} placement="hero" size="lg">
              {primaryLabel}
            </AffiliateLink>
          )}
        </div>
        {primaryLabel && !target.isDown && <DisclosureLine text={disclosure} />}
        {featuredOn.length > 0 && (
          <div className={styles.featuredOn}>
            <p className="eyebrow" id="featured-on">
              Featured on
            </p>
            <ul className={`soft ${styles.featuredOn}`} aria-labelledby="featured-on">
              {featuredOn.map(({ name }) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        )}
        <PlaceholderNote of={[...trustPoints, rating, ...featuredOn]} />
      </div>
    </div>
  );
}
