/** One field of a form. The form in the page, the answer page and the messages beside the field are all made from it. */
export type FormField = {
  label: string;
  control: "text" | "email" | "textarea" | "select";
  /** What the field is for, in one sentence: told to assistants that fill in forms. */
  purpose: string;
  required?: boolean;
  /** Longest value, in UTF-16 units as the browser counts. Checked by the server, so that no paste is cut short silently. */
  maxLength?: number;
  autoComplete?: string;
  placeholder?: string;
  /** Values of a select; the first is the default. An empty one reads `emptyLabel`. */
  options?: readonly string[];
  emptyLabel?: string;
  /** Said beside the field when it is required and empty. */
  missing?: string;
  /** Said beside the field when its value is not of its type. */
  invalid?: string;
  /** Takes a whole row where the form has two columns. */
  wide?: boolean;
};

/** Fields by name, in the order of the form and of the payload. */
export type FormFields = Readonly<Record<string, FormField>>;

/** What was typed, by name of field. */
export type FormValues = Readonly<Record<string, string>>;

/** What is wrong, by name of field: one plain sentence each. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Sentences of one form that do not belong to a field. */
export type FormTexts = {
  success: string;
  /** The receiving service refused, and said nothing. */
  refused: string;
  /** It could not be reached, did not answer in time, or something else broke. */
  failed: string;
};

/** What the API answers to script. `fields` is there when values have to be put right. */
export type FormAnswer = { ok: true; message: string } | { ok: false; message: string; fields?: FieldErrors };

/** A field that people never see and programs fill in; what has it filled is accepted and dropped. */
export const honeypotName = "remarks";
