import { formatCount } from "@/lib/util/number";
import type { CountedPlan } from "./plan-costs";
import styles from "./plan-costs.module.css";

/** More days than these are folded away. */
const openDays = 2;

/** How often a plan is paid and when, and when it would be charged again. */
export function Payments({
  each,
  count,
  paidOn,
  renewsOn,
}: Pick<CountedPlan, "each" | "count" | "paidOn" | "renewsOn">) {
  if (count === 0) return null;
  const more = count - paidOn.length;
  const sum = `${formatCount(count, "payment")} of ${each}`;
  return (
    <>
      {paidOn.length <= openDays ? (
        <span className="note">
          {sum}: {paidOn.join("; ")}
        </span>
      ) : (
        <details className={styles.days}>
          <summary>{sum}</summary>
          <ol>
            {paidOn.map((day) => (
              <li key={day}>{day}</li>
            ))}
          </ol>
          {more > 0 && <p>and {more} more</p>}
        </details>
      )}
      {renewsOn && <span className="note">Charged again on {renewsOn}, unless canceled before</span>}
    </>
  );
}
