import { z } from "zod";
import { cleanLine, cleanText } from "./clean-text";
import type { FormField } from "./form-types";

/** One line of text; empty if absent. */
export function line(field: FormField) {
  return z.preprocess(
    (value) => (typeof value === "string" ? cleanLine(value) : (value ?? "")),
    z.string(unreadable).trim().max(maxLengthOf(field), tooLong(field)),
  );
}

/** A required email address, by the rule of `<input type="email">` (HTML standard). */
export function emailAddress(field: FormField) {
  return line(field).pipe(
    z.string().min(1, { error: field.missing, abort: true }).regex(z.regexes.html5Email, field.invalid),
  );
}

/** A required text of several lines. */
export function longText(field: FormField) {
  return z.preprocess(
    (value) => (typeof value === "string" ? cleanText(value) : (value ?? "")),
    z.string(unreadable).trim().min(1, field.missing).max(maxLengthOf(field), tooLong(field)),
  );
}

/** One of the options; the first if absent or empty. */
export function choice<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z.preprocess((value) => value || options[0], z.enum(options, "Choose one of the options."));
}

const unreadable = "Write this as text.";

function maxLengthOf(field: FormField): number {
  return field.maxLength ?? 1000;
}

function tooLong(field: FormField): string {
  return `Keep this to ${maxLengthOf(field).toLocaleString("en-US")} characters.`;
}
