import type { FormPostState } from "./use-form-post";

type FormStatusProps = Pick<FormPostState, "step" | "message">;

/** Result of submitting. The live region is rendered from the start, because changes are announced only then. */
export function FormStatus({ step, message }: FormStatusProps) {
  return (
    <div role="status" className="form-status">
      {message && <p className={step === "success" ? "form-status-success" : "form-status-error"}>{message}</p>}
    </div>
  );
}
