import type { AnalyticsEvent } from "@/lib/analytics/events";
import { type AffiliateLinkTarget, visitLabel } from "@/lib/offers/affiliate-link";
import { AffiliateLink } from "../offer/affiliate-link";
import { DisclosureLine } from "../offer/disclosure-line";
import { Snippet } from "../ui/snippet";
import { PointList } from "./point-list";
import styles from "./verdict-box.module.css";

type VerdictBoxProps = {
  product: string;
  /** Safe HTML. */
  verdictHtml: string;
  price?: string | undefined;
  pros: readonly string[];
  cons: readonly string[];
  target: AffiliateLinkTarget;
  discountCode?: string | undefined;
  /** Event that a click on the link reports. */
  event?: AnalyticsEvent | undefined;
  disclosure: string;
};

/** Summary of a review: verdict, price, pros, cons and the link to the app. */
export function VerdictBox({
  product,
  verdictHtml,
  price,
  pros,
  cons,
  target,
  discountCode,
  event,
  disclosure,
}: VerdictBoxProps) {
  return (
    <section className={styles.box} aria-labelledby="verdict">
      <div className={styles.verdict}>
        <h2 className={styles.heading} id="verdict">
          Verdict
        </h2>
        <Snippet className={styles.text} html={verdictHtml} />
        {price && (
          <p className={styles.price}>
            <strong>Price:</strong> {price}
          </p>
        )}
      </div>
      <div className={styles.lists}>
        <PointList kind="pros" items={pros} />
        <PointList kind="cons" items={cons} />
      </div>
      <div className={styles.actions}>
        <div className={styles.row}>
          <AffiliateLink target={target} event={event}>
            {visitLabel(product, target)}
          </AffiliateLink>
          {discountCode && (
            <span>
              Discount code <code className={styles.code}>{discountCode}</code>
            </span>
          )}
        </div>
        <DisclosureLine text={disclosure} />
      </div>
    </section>
  );
}
