import { leadsToApp } from "@/lib/offers/affiliate-link";
import { affiliateClick } from "@/lib/offers/events";
import { routes } from "@/lib/util/routes";
import { AffiliateLink } from "../offer/affiliate-link";
import { DisclosureLine } from "../offer/disclosure-line";
import { ButtonLink } from "../ui/button-link";
import { ExternalButton } from "../ui/external-link";
import type { RankedCardProps } from "./ranked-card";
import styles from "./ranking.module.css";

/** The ways on from a review in the ranking: its page, and the app. Only that of a partner is sold. */
export function RankedCardActions({ review, placement, disclosure }: RankedCardProps) {
  const { appName, website, target } = review;
  const isPartner = leadsToApp(appName, target);
  return (
    <div className={`stack-2 ${styles.rankedCardWays}`}>
      <div className="row-3">
        <ButtonLink href={routes.review(review.slug)}>
          Read the review<span className="visually-hidden"> of {appName}</span>
        </ButtonLink>
        {isPartner && (
          <AffiliateLink target={target} placement={placement} event={affiliateClick(review.title, review.rank)}>
            Visit Website
          </AffiliateLink>
        )}
        {!isPartner && website && (
          <ExternalButton variant="outline" href={website}>
            Visit {appName}
          </ExternalButton>
        )}
      </div>
      {isPartner && !target.isDown && <DisclosureLine text={disclosure} />}
    </div>
  );
}
