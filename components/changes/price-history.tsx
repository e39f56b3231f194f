import type { CSSProperties } from "react";
import type { PriceLine, PriceLineStep } from "@/lib/apps/price-history";
import styles from "./changes.module.css";

/** Size of the drawing, in SVG units; the style sheet stretches it. */
const width = 640;
const height = 160;

/** The prices that a plan has had as a line of steps, with the figures as a table. Labels are text, which wraps and grows. */
export function PriceHistory({ line: { title, unit, summary, steps } }: { line: PriceLine }) {
  return (
    <figure className={styles.priceHistory}>
      <figcaption>
        <strong className={`display ${styles.priceHistoryTitle}`}>{title}</strong>
        <span className="text-sm soft">{summary}</span>
      </figcaption>
      <div className={styles.priceHistoryChart} aria-hidden="true">
        <svg
          aria-hidden="true"
          className={styles.priceHistoryDrawing}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
        >
          <path className={styles.priceHistoryLine} d={getPath(steps)} vectorEffect="non-scaling-stroke" />
        </svg>
        {withRoom(steps).map(({ when, price, start, height: share }) => (
          <span
            key={when}
            className={styles.priceHistoryLabel}
            style={{ ...getSide(start), bottom: `${share * 100}%` }}
          >
            {price}
          </span>
        ))}
      </div>
      <table className={styles.priceHistoryTable}>
        <caption className="visually-hidden">{title}</caption>
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
    </figure>
  );
}

/** Share of the width that a label takes on a small phone. */
const labelWidth = 0.22;

/** The steps whose labels do not cover each other, the newest first in line. The table has them all. */
function withRoom(steps: readonly PriceLineStep[]): PriceLineStep[] {
  const shown: PriceLineStep[] = [];
  let edge = 1;
  for (const step of [...steps].reverse()) {
    const end = isLate(step.start) ? step.start : step.start + labelWidth;
    if (end > edge) continue;
    shown.unshift(step);
    edge = end - labelWidth;
  }
  return shown;
}

/** Whether a label that begins here would leave the drawing: it then ends here. */
function isLate(start: number): boolean {
  return start + labelWidth > 1;
}

function getSide(start: number): CSSProperties {
  return isLate(start) ? { right: `${(1 - start) * 100}%` } : { left: `${start * 100}%` };
}

function getPath(steps: readonly PriceLineStep[]): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  const moves = steps.map(
    ({ start, height: share }, index) =>
      `${index === 0 ? "M0 " : `H${round(start * width)}V`}${round((1 - share) * height)}`,
  );
  return `${moves.join("")}H${width}`;
}
