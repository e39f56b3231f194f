import { type AffiliateLinkTarget, leadsToApp } from "@/lib/offers/affiliate-link";
import { affiliateClick } from "@/lib/offers/events";
import { routes } from "@/lib/util/routes";
import { AffiliateLink } from "../offer/affiliate-link";
import { DisclosureLine } from "../offer/disclosure-line";
import { AppMark } from "../ui/app-mark";
import { ExternalButton } from "../ui/external-link";
import { Section } from "../ui/section";
import styles from "./ranking.module.css";

/** A review of an app that nobody has tested. */
export type BlankReview = {
  slug: string;
  title: string;
  appName: string;
  /** Address of the icon of the app. */
  icon?: string | undefined;
  /** "$7.99 to $24.99 a month"; absent where nobody knows. */
  price?: string | undefined;
  target: AffiliateLinkTarget;
  /** The app's own site, if it is known. */
  website?: string | undefined;
};

type NotReviewedYetProps = { reviews: readonly BlankReview[]; disclosure: string };

/** Apps that nobody has tested, below the ranking and without a place in it; nothing where there is none. */
export function NotReviewedYet({ reviews, disclosure }: NotReviewedYetProps) {
  if (reviews.length === 0) return null;
  const paysUs = reviews.some(({ appName, target }) => leadsToApp(appName, target));
  return (
    <Section
      id="not-reviewed-yet"
      title="Not reviewed yet"
      intro="We have not tested these apps: no score, no rank. Each page says what to check before you pay."
    >
      <ul className="ruled">
        {reviews.map((review, index) => (
          <li className={styles.notReviewedApp} key={review.slug}>
            <BlankRow review={review} place={index + 1} />
          </li>
        ))}
      </ul>
      {paysUs && <DisclosureLine text={disclosure} />}
    </Section>
  );
}

function BlankRow({ review, place }: { review: BlankReview; place: number }) {
  const { slug, title, appName, icon, price, target, website } = review;
  const look = { variant: "outline", size: "sm" } as const;
  return (
    <>
      <AppMark name={appName} icon={icon} size={40} />
      <div>
        <h3 className="text-lg">
          <a className="tall-link" href={routes.review(slug)}>
            {appName}: before you pay
          </a>
        </h3>
        <p className="text-sm soft numbers">{price ?? "Price not known"}</p>
      </div>
      {leadsToApp(appName, target) ? (
        <AffiliateLink
          target={target}
          placement={`untested-${place}`}
          event={affiliateClick(title, undefined)}
          {...look}
        >
          Visit Website
        </AffiliateLink>
      ) : (
        website && (
          <ExternalButton {...look} href={website}>
            Visit Website<span className="visually-hidden"> of {appName}</span>
          </ExternalButton>
        )
      )}
    </>
  );
}
