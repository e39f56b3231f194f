import { formatCount } from "@/lib/util/number";
import { Fold } from "../ui/fold";
import styles from "./costs.module.css";

/** How often a plan is paid, when, and when it would be charged again. */
export type PaymentDays = {
  /** What one payment costs, and how many there are. */
  each: string;
  count: number;
  /** The days of the payments in words, at most as many as are listed. */
  paidOn: readonly string[];
  /** The day of the next payment after them; absent where it does not renew. */
  renewsOn?: string | undefined;
};

/** More days than these are folded away. */
const openDays = 2;

type PaymentsProps = PaymentDays & {
  /** The plan, where it is one of several in a row. */
  name?: string;
};

/** How often a plan is paid and when, and when it would be charged again. */
export function Payments({ name, each, count, paidOn, renewsOn }: PaymentsProps) {
  if (count === 0) return null;
  const more = count - paidOn.length;
  const sum = `${name === undefined ? "" : `${name}: `}${formatCount(count, "payment")} of ${each}`;
  return (
    <>
      {paidOn.length <= openDays ? (
        <span className="note">
          {sum}: {paidOn.join("; ")}
        </span>
      ) : (
        <Fold summary={sum} isQuiet>
          <ol className={styles.planCostsDays}>
            {paidOn.map((day) => (
              <li key={day}>{day}</li>
            ))}
          </ol>
          {more > 0 && <p>and {more} more</p>}
        </Fold>
      )}
      {renewsOn && <span className="note">Charged again {renewsOn}</span>}
    </>
  );
}
