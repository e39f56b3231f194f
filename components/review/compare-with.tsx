import type { Route } from "next";
import { routes } from "@/lib/util/routes";
import styles from "./compare-with.module.css";
import { Score, type ScoreData } from "./score";

export type ComparedReview = {
  slug: string;
  product: string;
  /** Absent without a test of the app. */
  score?: ScoreData | undefined;
  /** Whether the review came with the starter. */
  isSample?: boolean | undefined;
  price?: string | undefined;
  /** From 1; without a score there is none. */
  rank: number | undefined;
};

type CompareWithProps = {
  current: ComparedReview;
  others: readonly ComparedReview[];
  /** Links to the app side by side with others; none where nothing is known of it. */
  links?: readonly { href: Route; label: string }[];
};

/** Table that compares the reviewed app with others. Each name links to its review. */
export function CompareWith({ current, others, links = [] }: CompareWithProps) {
  if (others.length === 0 && links.length === 0) return null;
  return (
    <section className={styles.compare} aria-labelledby="compare-with">
      <h2 className={styles.heading} id="compare-with">
        Compare With
      </h2>
      {others.length > 0 && <OtherReviews current={current} others={others} />}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a className="tall-link" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function OtherReviews({ current, others }: Pick<CompareWithProps, "current" | "others">) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
      <section className={styles.scroll} aria-label="Comparison table" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">App</th>
              <th scope="col">Rank</th>
              <th scope="col">Rating</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {[current, ...others].map((review) => (
              <tr key={review.slug}>
                <th scope="row">
                  {review === current ? (
                    review.product
                  ) : (
                    <a className="tall-link" href={routes.review(review.slug)}>
                      {review.product}
                    </a>
                  )}
                </th>
                <td>{review.rank ?? "None"}</td>
                <td>
                  <Score score={review.score} isSample={review.isSample} />
                </td>
                <td>{review.price ?? "Not stated"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
