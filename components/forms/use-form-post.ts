import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FieldErrors, FormFields, FormTexts } from "@/lib/messages/fields";
import { postForm } from "@/lib/messages/post-form";

export type FormPostState = {
  step: "idle" | "sending" | "success" | "error";
  /** Message below the form. */
  message: string;
  errors: FieldErrors;
};

const idle: FormPostState = { step: "idle", message: "", errors: {} };

/** Submits a form without leaving the page. Fields are uncontrolled. */
export function useFormPost(action: string, fields: FormFields, texts: FormTexts) {
  const [state, setState] = useState(idle);
  const form = useRef<HTMLFormElement>(null);

  // With script, messages are beside the fields instead of in the browser's own bubbles.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (Object.keys(state.errors).length > 0)
      form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [state.errors]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (state.step === "sending") return;
    const errors = findErrors(element, fields);
    if (Object.keys(errors).length > 0) return setState({ step: "error", message: "", errors });

    setState({ ...idle, step: "sending" });
    const reply = await postForm(action, Object.fromEntries(new FormData(element)), texts.failed);
    if (reply.ok) element.reset();
    setState({
      step: reply.ok ? "success" : "error",
      message: reply.message,
      errors: (!reply.ok && reply.fields) || {},
    });
  }

  return { ...state, formProps: { ref: form, action, method: "post", onSubmit } as const };
}

/** Errors that the browser finds. The server checks everything again. */
function findErrors(form: HTMLFormElement, fields: FormFields): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [name, { missing, invalid }] of Object.entries(fields)) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    if (control.validity.valueMissing && missing) errors[name] = missing;
    else if (control.validity.typeMismatch && invalid) errors[name] = invalid;
  }
  return errors;
}
