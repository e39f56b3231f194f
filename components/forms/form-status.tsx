import styles from "./form-status.module.css";
import type { FormPostState } from "./use-form-post";

type FormStatusProps = Pick<FormPostState, "step" | "message">;

/** Says how the sending went. The region is there from the start, so that assistive technology hears it change. */
export function FormStatus({ step, message }: FormStatusProps) {
  return (
    <div role="status" className={styles.region}>
      {message && <p className={step === "success" ? styles.success : styles.error}>{message}</p>}
    </div>
  );
}
