import { routes } from "@/lib/util/routes";
import { StatusTag } from "../ui/status-tag";
import styles from "./research-only.module.css";

type ResearchOnlyProps = {
  product: string;
  /** Whether there was a test that is retracted. */
  wasTested?: boolean;
};

/** Says of a review that no test counts for it, and what it therefore does not give. */
export function ResearchOnly({ product, wasTested = false }: ResearchOnlyProps) {
  return (
    <section className={styles.note} aria-labelledby="research-only">
      <div className={styles.head}>
        <h2 className={styles.heading} id="research-only">
          {wasTested ? `No test of ${product} counts` : `We have not tested ${product}`}
        </h2>
        <StatusTag>Research only</StatusTag>
      </div>
      <p>
        {wasTested
          ? "We have retracted our test, so this review has no stars, no points and no place in the ranking."
          : "This review rests on what the app and others publish. We have not tested it ourselves, so it has no stars, no points and no place in the ranking."}{" "}
        <a href={routes.method()}>What a test takes</a>
      </p>
    </section>
  );
}
