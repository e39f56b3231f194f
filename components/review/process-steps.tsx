import styles from "./process-steps.module.css";

type ProcessStepsProps = { steps: readonly { title: string; text: string }[] };

/** The steps of every review, in order. */
export function ProcessSteps({ steps }: ProcessStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li className={styles.step} key={title}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
