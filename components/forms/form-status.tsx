import styles from "./form-status.module.css";
import type { FormPostState } from "./use-form-post";

type FormStatusProps = Pick<FormPostState, "step" | "message">;

/** Result of submitting. The live region is rendered from the start, because changes are announced only then. */
export function FormStatus({ step, message }: FormStatusProps) {
  return (
    <div role="status" className={styles.region}>
      {message && <p className={step === "success" ? styles.success : styles.error}>{message}</p>}
    </div>
  );
}
