import { z } from "zod";
import type { FormField } from "./fields";

/** One line of text; empty if absent. */
export function line(field: FormField) {
  return z.preprocess(
    (value) => (typeof value === "string" ? cleanLine(value) : (value ?? "")),
    z.string(unreadable).trim().max(getMaxLength(field), tooLong(field)),
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
    z.string(unreadable).trim().min(1, field.missing).max(getMaxLength(field), tooLong(field)),
  );
}

/** One of the options; the first if absent or empty. */
export function choice<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z.preprocess((value) => value || options[0], z.enum(options, "Choose one of the options."));
}

const unreadable = "Write this as text.";

function getMaxLength(field: FormField): number {
  return field.maxLength ?? 1000;
}

function tooLong(field: FormField): string {
  return `Keep this to ${getMaxLength(field).toLocaleString("en-US")} characters.`;
}

/** Mandatory line breaks of Unicode (UAX 14): CR LF, LF, VT, FF, CR, NEL, LS and PS. */
const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu;

/** Control characters except the tab. */
const controls = /(?!\t)\p{Cc}/gu;

/**
 * Only invisible characters: white space, controls, zero-width characters, Hangul fillers and the blank Braille
 * pattern.
 */
const nothing = /^[\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Normalises typed text before it is passed on: all line breaks become LF, lone surrogates become U+FFFD, control
 * characters become spaces, and text without visible characters becomes empty.
 */
export function cleanText(text: string): string {
  if (nothing.test(text)) return "";
  const lines = text.toWellFormed().split(lineBreaks);
  return lines.map((line) => line.replace(controls, " ")).join("\n");
}

/** The same on one line. The receiver may put it into a mail header, where a line break would start another header. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\n\t]+/g, " ");
}
