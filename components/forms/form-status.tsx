import styles from "./forms.module.css";
import type { FormPostState } from "./use-form-post";

type FormStatusProps = Pick<FormPostState, "step" | "message">;

/** Result of submitting. The live region is rendered from the start, because changes are announced only then. */
export function FormStatus({ step, message }: FormStatusProps) {
  return (
    <div role="status" className={styles.formStatus}>
      {message && <p className={step === "success" ? styles.formStatusSuccess : styles.formStatusError}>{message}</p>}
    </div>
  );
}
