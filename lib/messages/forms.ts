import type { Route } from "next";
import { z } from "zod";
import type { Env } from "../runtime/env";
import { routes } from "../util/routes";
import {
  contactFields,
  contactTexts,
  type FormField,
  type FormFields,
  type FormTexts,
  newsletterFields,
  newsletterTexts,
  platformTypeOptions,
  refSourceOptions,
  subjectOptions,
} from "./fields";

/** One line of text; empty if absent. */
function line(field: FormField) {
  return z.preprocess(
    (value) => (typeof value === "string" ? cleanLine(value) : (value ?? "")),
    z.string(unreadable).trim().max(getMaxLength(field), tooLong(field)),
  );
}

/** A required email address, by the rule of `<input type="email">` (HTML standard). */
function emailAddress(field: FormField) {
  return line(field).pipe(
    z.string().min(1, { error: field.missing, abort: true }).regex(z.regexes.html5Email, field.invalid),
  );
}

/** A required text of several lines. */
function longText(field: FormField) {
  return z.preprocess(
    (value) => (typeof value === "string" ? cleanText(value) : (value ?? "")),
    z.string(unreadable).trim().min(1, field.missing).max(getMaxLength(field), tooLong(field)),
  );
}

/** One of the options; the first if absent or empty. */
function choice<const Options extends readonly [string, ...string[]]>(options: Options) {
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

/** Signs that turn the direction of what follows them, in the receiver's mail or table, too (UAX 9). */
const directions = /\p{Bidi_Control}/gu;

/**
 * Only invisible characters: white space, controls, zero-width characters, Hangul fillers and the blank Braille
 * pattern.
 */
const nothing = /^[\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Normalises typed text before it is passed on: all line breaks become LF, lone surrogates become U+FFFD, control
 * characters become spaces, and text without visible characters becomes empty.
 */
function cleanText(text: string): string {
  if (nothing.test(text)) return "";
  const lines = text.toWellFormed().split(lineBreaks);
  return lines.map((line) => line.replace(controls, " ")).join("\n");
}

/**
 * The same on one line. The receiver may put it into a mail header, where a line break would start another header, and a sign of
 * direction would turn the rest of it around.
 */
function cleanLine(text: string): string {
  return cleanText(text.replace(directions, "")).replace(/[\n\t]+/g, " ");
}

/** Everything that differs between the forms. */
export type FormDefinition = {
  /** Its name in the outbox and in the log. */
  name: "contact" | "newsletter";
  fields: FormFields;
  texts: FormTexts;
  /** Validates what was typed. Its output, in the order of its keys, is the payload of the webhook. */
  schema: z.ZodType<Record<string, string>>;
  webhookUrl: (env: Env) => string | undefined;
  /** Address of the API route. */
  action: Route;
  /** Thank-you page for readers without script. */
  donePath: Route;
  /** The same for a message that is kept, and delivered later. */
  keptPath: Route;
  /** Page that contains the form. */
  homePath: Route;
  /** Heading and button of the page that shows errors to readers without script. */
  heading: string;
  submitLabel: string;
};

/** Rules: docs/reference/behaviour.md. The keys, in this order, are the payload of the webhook. */
export const contactSchema = z.object({
  name: line(contactFields.name),
  email: emailAddress(contactFields.email),
  subject: choice(subjectOptions),
  message: longText(contactFields.message),
  refSource: choice(refSourceOptions),
  platformType: choice(platformTypeOptions),
});

export const contactForm: FormDefinition = {
  name: "contact",
  fields: contactFields,
  texts: contactTexts,
  schema: contactSchema,
  webhookUrl: (env) => env.contactWebhookUrl,
  action: routes.contactApi(),
  donePath: routes.messageSent(),
  keptPath: routes.formKept(),
  homePath: routes.contact(),
  heading: "Your message has not been sent yet",
  submitLabel: "Send message",
};

export const newsletterForm: FormDefinition = {
  name: "newsletter",
  fields: newsletterFields,
  texts: newsletterTexts,
  schema: z.object({ email: emailAddress(newsletterFields.email) }),
  webhookUrl: (env) => env.newsletterWebhookUrl,
  action: routes.newsletterApi(),
  donePath: routes.subscribed(),
  keptPath: routes.formKept(),
  homePath: routes.home(),
  heading: "You are not subscribed yet",
  submitLabel: "Subscribe",
};
