import { AppMark, type AppMarkProps } from "../ui/app-mark";
import { Badge } from "../ui/badge";
import { MeterBar } from "../ui/meter";
import styles from "./costs.module.css";

/** What an app or a plan costs, as a bar. */
export type CostBar = {
  /** "Hollinwend: Yearly". */
  label: string;
  /** The app; absent where all bars are of one. */
  mark?: Omit<AppMarkProps, "size"> | undefined;
  /** Whether the app pays us. */
  paysUs?: boolean;
  /** "$84.00". */
  total: string;
  /** Of the dearest, 0 to 1. */
  share: number;
};

/** Sums as bars, the least first. The figure beside each says what its bar shows. */
export function CostChart({ heading, bars }: { heading: string; bars: readonly CostBar[] }) {
  if (bars.length < 2) return null;
  return (
    <section className="stack-3" aria-labelledby="cost-chart">
      <h2 className="text-xl" id="cost-chart">
        {heading}
      </h2>
      <ol className={`stack-2 text-sm snug ${styles.costChart}`}>
        {bars.map(({ label, mark, paysUs, total, share }) => (
          <li className={styles.costChartBar} key={label}>
            <span className="row-2">
              {mark && <AppMark {...mark} size={24} />} <span>{label}</span>
              {paysUs && <Badge variant="money">Pays us</Badge>}
            </span>
            <MeterBar share={share} />
            <strong className="numbers">{total}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
