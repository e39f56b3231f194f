import { z } from "zod";
import { isoDate, text, webAddress } from "./fields";

/** What a helpline is for. A list in a text shows one of them. */
export const helplineTopics = ["distress", "pictures"] as const;

export type HelplineTopic = (typeof helplineTopics)[number];

/** A number as it is printed: "0800 111 0 111", "+32 2 649 95 55". */
const phoneNumber = z
  .string()
  .regex(/^\+?\d[\d ]{1,19}$/, 'Write a number as it is printed, in quotation marks: "0800 111 0 111".');

const lineSchema = z
  .strictObject({
    topic: z.enum(helplineTopics).default("distress"),
    name: text(60),
    /** Whom it helps, or with what. */
    about: text(160).optional(),
    /** The number to call. */
    phone: phoneNumber.optional(),
    /** The number for text messages. */
    sms: phoneNumber.optional(),
    /** The word to send to that number. */
    smsWord: z
      .string()
      .regex(/^[\p{L}\p{N}]{1,20}$/u, "Write one word.")
      .optional(),
    /** When somebody answers: "Day and night". Left out if it is not known for certain. */
    hours: text(80).optional(),
    url: webAddress.optional(),
    /** The day on which somebody checked it at its source. Left out until then; never invented. */
    checkedOn: isoDate.optional(),
  })
  .refine(({ phone, sms, url }) => phone ?? sms ?? url, "Say how to reach it: phone, sms or url.")
  .refine(({ sms, smsWord }) => sms !== undefined || smsWord === undefined, {
    path: ["smsWord"],
    error: "This word goes to no number: write sms, too.",
  });

/** Helplines by country, in the order shown: content/site/helplines.md. */
export const helplinesSchema = z.strictObject({
  /** Days after which a line has to be checked again (`npm run content -- due`). */
  staleAfter: z.number().int().min(1).max(3650).default(180),
  countries: z
    .array(
      z.strictObject({
        /** ISO 3166-1 code of two letters, by which a browser's language names the country: "GB". */
        code: z.string().regex(/^[A-Z]{2}$/, 'Write the two letters of ISO 3166-1, like "GB".'),
        name: text(40),
        /** Languages other than English in which its lines answer: a search in one of them shows this country, too. */
        languages: z
          .array(z.string().regex(/^[a-z]{2,3}$/, 'Write letters of ISO 639, like "de".'))
          .max(9)
          .default([]),
        /** The number for emergencies. */
        emergency: phoneNumber.optional(),
        lines: z.array(lineSchema).min(1).max(12),
      }),
    )
    .max(60)
    .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, "A country appears twice.")
    .default([]),
  /** Lines, and lists of lines, for every country. */
  everywhere: z.array(lineSchema).max(12).default([]),
  sample: z.boolean().default(false),
});

export type Helplines = z.infer<typeof helplinesSchema>;
export type Helpline = z.infer<typeof lineSchema>;
