type FormErrorProps = { id: string; children: string };

/** What is missing from a form that was sent: a page that loads with it begins there, for eyes, keyboards and screen readers. */
export function FormError({ id, children }: FormErrorProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to a press of the form's button, which did not do what it says.
    <p className="form-status-error" id={id} role="alert" tabIndex={-1} autoFocus>
      {children}
    </p>
  );
}
