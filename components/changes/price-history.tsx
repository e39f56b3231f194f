import type { PriceLine, PriceLineStep } from "@/lib/apps/changes";
import { formatCount } from "@/lib/util/number";
import { FoldedSection } from "../ui/entry-section";
import styles from "./changes.module.css";

/** Size of the drawing, in SVG units; the style sheet stretches it. */
const width = 640;
const height = 160;

/** What plans have cost, folded on a phone, where it is long; nothing where no price is known to have changed. */
export function PriceHistories({ lines }: { lines: readonly PriceLine[] }) {
  if (lines.length === 0) return null;
  return (
    <FoldedSection
      id="price-histories"
      heading="What plans have cost"
      amount={formatCount(lines.length, "plan")}
      isOpenOnWide
    >
      <ul className={styles.priceHistories}>
        {lines.map((line) => (
          <li key={line.title}>
            <PriceHistory line={line} />
          </li>
        ))}
      </ul>
    </FoldedSection>
  );
}

/** The prices that a plan has had as a line of steps, with the figures as a table. Of two prices, the summary says all. */
export function PriceHistory({ line: { title, unit, summary, steps } }: { line: PriceLine }) {
  return (
    <figure className={styles.priceHistory}>
      <figcaption className="stack-1">
        <strong className="text-lg">{title}</strong>
        <span className="text-sm soft">{summary}</span>
      </figcaption>
      <svg
        aria-hidden="true"
        className={styles.priceHistoryChart}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
      >
        <path className={styles.priceHistoryArea} d={`${getPath(steps)}V${height}H0Z`} />
        <path className={styles.priceHistoryLine} d={getPath(steps)} vectorEffect="non-scaling-stroke" />
      </svg>
      {steps.length > 2 && (
        <table className="figures" aria-label={title}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">When</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ when, price }) => (
              <tr key={when}>
                <th scope="row">{when}</th>
                <td>{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  );
}

function getPath(steps: readonly PriceLineStep[]): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  const moves = steps.map(
    ({ start, height: share }, index) =>
      `${index === 0 ? "M0 " : `H${round(start * width)}V`}${round((1 - share) * height)}`,
  );
  return `${moves.join("")}H${width}`;
}
