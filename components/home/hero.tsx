import type { Route } from "next";
import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import { AffiliateLink } from "../offer/affiliate-link";
import { DisclosureLine } from "../offer/disclosure-line";
import { ButtonLink } from "../ui/button-link";
import { classNames } from "../ui/class-names";
import { FeaturedOn } from "./featured-on";
import styles from "./hero.module.css";
import { HeroIllustration } from "./hero-illustration";

type HeroProps = {
  badge: string;
  headline: string;
  lede: string;
  trustPoints: readonly string[];
  /** The rating as text, if its claim may be shown. */
  rating?: string | undefined;
  /** Label of the button to the partner; none without it. */
  primaryLabel?: string | undefined;
  secondary: { label: string; href: string };
  featuredOn: readonly { name: string; mark?: string | undefined }[];
  target: AffiliateLinkTarget;
  disclosure: string;
  /** The mark of the brand, as path data. */
  mark: readonly string[];
};

/** Hero of the home page. */
export function Hero(props: HeroProps) {
  const { badge, headline, lede, trustPoints, rating, primaryLabel, secondary, featuredOn, target, disclosure, mark } =
    props;
  return (
    <div>
      <div className={classNames("container", styles.inner)}>
        <div className={styles.head}>
          <p className="eyebrow">{badge}</p>
          <h1>{headline}</h1>
        </div>
        <div className={styles.body}>
          <p className={styles.lede}>{lede}</p>
          {trustPoints.length > 0 && (
            <ul className={styles.points}>
              {trustPoints.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {rating && <p className={styles.rating}>{rating}</p>}
          <div className={styles.actions}>
            {primaryLabel && (
              <AffiliateLink target={target} placement="hero" size="lg">
                {primaryLabel}
              </AffiliateLink>
            )}
            <ButtonLink href={secondary.href as Route} size="lg" variant="outline" report={{ label: secondary.label }}>
              {secondary.label}
            </ButtonLink>
          </div>
          {primaryLabel && !target.isDown && <DisclosureLine text={disclosure} />}
        </div>
        <div className={styles.plate}>
          <HeroIllustration mark={mark} />
        </div>
      </div>
      <FeaturedOn names={featuredOn} />
    </div>
  );
}
