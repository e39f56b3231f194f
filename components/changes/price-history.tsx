import type { CSSProperties } from "react";
import type { PriceLine, PriceLineStep } from "@/lib/apps/changes";
import styles from "./changes.module.css";

/** Size of the drawing, in SVG units; the style sheet stretches it. */
const width = 640;
const height = 160;

/** What plans have cost; nothing where no price is known to have changed. */
export function PriceHistories({ lines }: { lines: readonly PriceLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="price-histories">
      <h2 className="text-xl" id="price-histories">
        What plans have cost
      </h2>
      <ul className={`stack ${styles.priceHistoriesList}`}>
        {lines.map((line) => (
          <li key={line.title}>
            <PriceHistory line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The prices that a plan has had as a line of steps, with the figures as a table. Labels are text, which wraps and grows. */
export function PriceHistory({ line: { title, unit, summary, steps } }: { line: PriceLine }) {
  return (
    <figure className={styles.priceHistory}>
      <figcaption className="stack-1">
        <strong className={`text-lg ${styles.priceHistoryTitle}`}>{title}</strong>
        <span className="text-sm soft">{summary}</span>
      </figcaption>
      <div className={styles.priceHistoryChart} aria-hidden="true">
        <svg
          aria-hidden="true"
          className={styles.priceHistoryDrawing}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
        >
          <path className={styles.priceHistoryArea} d={`${getPath(steps)}V${height}H0Z`} />
          <path className={styles.priceHistoryLine} d={getPath(steps)} vectorEffect="non-scaling-stroke" />
        </svg>
        {placeLabels(steps).map(({ when, price, style }) => (
          <span key={when} className={`text-sm bold numbers ${styles.priceHistoryLabel}`} style={style}>
            {price}
          </span>
        ))}
      </div>
      <table className={`text-sm numbers full-width ${styles.priceHistoryTable}`}>
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

/**
 * The labels that have room, the newest first in line; the table has them all. A label is on the side of its line to which
 * the price came, where no other line runs: below it after a fall, above it after a rise.
 */
function placeLabels(steps: readonly PriceLineStep[]) {
  const edges = { above: 1, below: 1 };
  return steps
    .map((step, index) => ({ ...step, side: getSide(steps, index) }))
    .reverse()
    .flatMap(({ when, price, start, height: share, side }) => {
      const left = Math.min(start, 1 - labelWidth);
      if (left + labelWidth > edges[side]) return [];
      edges[side] = left;
      const place: CSSProperties = start > left ? { right: 0 } : { left: `${left * 100}%` };
      return { when, price, style: { ...place, ...placeAt(side, share) } };
    })
    .reverse();
}

function getSide(steps: readonly PriceLineStep[], index: number): "above" | "below" {
  const [before, own, after] = [index - 1, index, index + 1].map((one) => steps[one]?.height);
  // The first is on the side that the line leaves.
  const isAbove = before === undefined ? (after ?? 0) < (own ?? 0) : (own ?? 0) > before;
  return isAbove ? "above" : "below";
}

function placeAt(side: "above" | "below", share: number): CSSProperties {
  return side === "above" ? { bottom: `${share * 100}%` } : { top: `${(1 - share) * 100}%` };
}

function getPath(steps: readonly PriceLineStep[]): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  const moves = steps.map(
    ({ start, height: share }, index) =>
      `${index === 0 ? "M0 " : `H${round(start * width)}V`}${round((1 - share) * height)}`,
  );
  return `${moves.join("")}H${width}`;
}
