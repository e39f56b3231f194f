/** One field of a form. The form on the page, the answer page and the error messages are made from it. */
export type FormField = {
  label: string;
  control: "text" | "email" | "textarea" | "select";
  /** One sentence for software agents that fill in forms. */
  purpose: string;
  required?: boolean;
  /**
   * Longest value, in UTF-16 code units like the HTML attribute. Checked by the server only: the attribute would cut
   * off a pasted text silently.
   */
  maxLength?: number;
  autoComplete?: string;
  placeholder?: string;
  /** What a text area begins with. */
  initial?: string;
  /** Values of a select; the first is the default. An empty value is shown as `emptyLabel`. */
  options?: readonly string[];
  emptyLabel?: string;
  /** Message for a required field that is empty. */
  missing?: string;
  /** Message for a value of the wrong type. */
  invalid?: string;
  /** Takes the full width of a two-column form. */
  wide?: boolean;
};

/** Fields by name, in the order of the form and of the payload. */
export type FormFields = Readonly<Record<string, FormField>>;

/** What was typed, by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** Messages by field name, one sentence each. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Texts of a form that belong to no field. */
export type FormTexts = {
  success: string;
  /** Received and kept: the receiving service has not answered, or has had enough for now. */
  kept: string;
  /** The receiving service refused without a message. */
  refused: string;
  /** It could not be reached or did not answer in time, or something else failed. */
  failed: string;
};

/** JSON answer of the API. `fields` has the messages for single fields. */
export type FormAnswer = { ok: true; message: string } | { ok: false; message: string; fields?: FieldErrors };

/** Honeypot: a field that people cannot see. A message in which it is filled in is accepted and dropped. */
export const honeypotName = "remarks";
