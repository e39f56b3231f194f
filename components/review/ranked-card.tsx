import type { EarnedLabel } from "@/lib/apps/scoring/score-words";
import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";
import type { Placement } from "@/lib/offers/sub-ids";
import type { SafeHtml } from "@/lib/text/body-types";
import { limits } from "@/lib/util/limits";
import { routes } from "@/lib/util/routes";
import { titleBeforeColon } from "@/lib/util/title";
import { AppMark } from "../ui/app-mark";
import { Badge } from "../ui/badge";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";
import { RichText } from "../ui/rich-text";
import type { EvidencePicture } from "./evidence-list";
import { ProsCons } from "./pros-cons";
import { RankedCardActions } from "./ranked-card-actions";
import styles from "./ranking.module.css";
import type { ScoreData } from "./score";
import { ScoreTile } from "./score-tile";
import { ScreenStrip } from "./screen-strip";

export type RankedCardData = {
  slug: string;
  title: string;
  appName: string;
  /** Address of the icon of the app. */
  icon?: string | undefined;
  excerpt: string;
  /** From 1; without a score there is none. */
  rank: number | undefined;
  /** What the published method gives the app, and why. */
  label?: EarnedLabel | undefined;
  coverImage: string;
  coverAlt: string;
  /** Absent without a test of the app. */
  score?: ScoreData | undefined;
  /** "$62.40 a year", in the cheapest way; absent where nobody knows. */
  year?: string | undefined;
  pros: readonly string[];
  cons: readonly string[];
  /** If this rank shows it. */
  verdictHtml?: SafeHtml | undefined;
  editorNoteHtml?: SafeHtml | undefined;
  /** Texts of the badges. */
  badges: readonly string[];
  /** Pictures of its test. */
  screens: readonly EvidencePicture[];
  target: AffiliateLinkTarget;
  /** The app's own site, if it is known. */
  website?: string | undefined;
};

export type RankedCardProps = {
  review: RankedCardData;
  /** Of its link to the app. */
  placement: Placement;
  disclosure: string;
};

/** A review in the ranking, with a large rank number. */
export function RankedCard({ review, placement, disclosure }: RankedCardProps) {
  const reviewName = titleBeforeColon(review.title);
  return (
    <article className={styles.rankedCard} aria-labelledby={`review-${review.slug}`}>
      {review.rank !== undefined && (
        <div className={styles.rankedCardPlace}>
          <p className={`bold ${styles.rankedCardRank}`}>
            <span className="visually-hidden">Rank </span>
            {review.rank}
          </p>
          {review.score && <ScoreTile {...review.score} isAlone />}
        </div>
      )}
      <div className={`labelled ${styles.rankedCardApp}`}>
        <AppMark name={review.appName} icon={review.icon} size={64} />
        <div>
          <h3 className="card-title text-2xl" id={`review-${review.slug}`}>
            <a href={routes.review(review.slug)}>{reviewName}</a>
          </h3>
          {review.year && <p className="text-sm soft numbers">{review.year}</p>}
        </div>
      </div>
      <div className={`stack-3 ${styles.rankedCardPictures}`}>
        <Picture
          className="cover"
          src={review.coverImage}
          alt={review.coverAlt}
          width={1200}
          height={675}
          sizes="(min-width: 64rem) 320px, 92vw"
        />
        <div className={styles.rankedCardScreens}>
          <ScreenStrip screens={review.screens.slice(0, 2)} />
        </div>
      </div>
      <div className={`stack-4 ${styles.rankedCardBody}`}>
        {review.badges.length > 0 && (
          <div className="row-3 text-sm soft">
            {review.badges.map((badge, index) =>
              index === 0 && review.rank === 1 ? (
                <Badge key={badge} variant="strong">
                  {badge}
                </Badge>
              ) : (
                <span key={badge} className="row-1">
                  <Icon name="check" size={18} /> {badge}
                </span>
              ),
            )}
          </div>
        )}
        {review.label && (
          <div>
            <p className="text-sm bold fact">{review.label.label}</p>
            {review.label.reason && <p className="text-xs soft">{review.label.reason}</p>}
          </div>
        )}
        {review.verdictHtml ? (
          <RichText className={`text-lg ${styles.rankedCardVerdict}`} html={review.verdictHtml} />
        ) : (
          <p className="soft measure">{review.excerpt}</p>
        )}
        <div className="halves">
          <ProsCons kind="pros" items={review.pros.slice(0, limits.cardPros)} headingLevel="h4" />
          <ProsCons kind="cons" items={review.cons.slice(0, limits.cardCons)} headingLevel="h4" />
        </div>
        {review.editorNoteHtml && (
          <div className="text-sm callout">
            <strong>Editor&rsquo;s Note</strong>
            <RichText html={review.editorNoteHtml} />
          </div>
        )}
        <RankedCardActions review={review} placement={placement} disclosure={disclosure} />
      </div>
    </article>
  );
}
