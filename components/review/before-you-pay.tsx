import type { Route } from "next";
import type { AnswerCount, Fact } from "@/lib/apps/facts";
import { formatCount } from "@/lib/util/number";
import styles from "./review.module.css";

type BeforeYouPayProps = {
  /** The contact form, begun for this app. */
  tellUs: Route;
  answers: AnswerCount;
  /** The questions that decide and that nobody has answered. */
  open: readonly Pick<Fact, "id" | "question" | "why">[];
};

/** What to find out about an app that nobody has tested: how much is known, and the questions that decide as a checklist. */
export function BeforeYouPay({ tellUs, answers, open }: BeforeYouPayProps) {
  return (
    <section className={`stack-4 text-sm snug framed ${styles.beforeYouPay}`} aria-labelledby="checklist">
      <h2 className="text-2xl" id="checklist">
        Check before you pay
      </h2>
      <p>
        {describeCount(answers)} ·{" "}
        <a href={tellUs} rel="nofollow">
          tell us
        </a>
      </p>
      {open.length > 0 && (
        <ul className="halves">
          {open.map(({ id, question, why }) => (
            <li className="task-list-item" key={id}>
              <label>
                <input type="checkbox" />
                <span>
                  <strong>{question}</strong> <span className="soft">{why}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** "0 of 28 answers checked". */
export function describeCount({ answered, asked }: AnswerCount): string {
  return `${answered} of ${formatCount(asked, "answer")} checked`;
}
