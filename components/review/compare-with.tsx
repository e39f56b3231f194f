import { routes } from "@/lib/site/routes";
import { Stars } from "../ui/stars";
import styles from "./compare-with.module.css";

export type ComparedReview = {
  slug: string;
  product: string;
  /** 0 to 5. */
  rating: number;
  price?: string | undefined;
  rank: number;
};

type CompareWithProps = { current: ComparedReview; others: readonly ComparedReview[] };

/** Table that compares the reviewed app with others. Each name links to its review. */
export function CompareWith({ current, others }: CompareWithProps) {
  if (others.length === 0) return null;
  return (
    <section className={styles.compare} aria-labelledby="compare-with">
      <h2 className={styles.heading} id="compare-with">
        Compare With
      </h2>
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
                    <a className={styles.link} href={routes.review(review.slug)}>
                      {review.product}
                    </a>
                  )}
                </th>
                <td>{review.rank}</td>
                <td>
                  <Stars rating={review.rating} />
                </td>
                <td>{review.price ?? "Not stated"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
