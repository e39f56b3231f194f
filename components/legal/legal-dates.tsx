import { formatDate, type IsoDay } from "@/lib/util/date";
import styles from "./legal.module.css";

type LegalDatesProps = {
  effective: IsoDay;
  updated: IsoDay;
};

/** When a legal text took effect, and when it was last changed. */
export function LegalDates({ effective, updated }: LegalDatesProps) {
  return (
    <dl className={`row text-sm ${styles.legalDates}`}>
      <div>
        <dt>Effective</dt>
        <dd>
          <time dateTime={effective}>{formatDate(effective)}</time>
        </dd>
      </div>
      <div>
        <dt>Last updated</dt>
        <dd>
          <time dateTime={updated}>{formatDate(updated)}</time>
        </dd>
      </div>
    </dl>
  );
}
