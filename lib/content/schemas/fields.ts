import { z } from "zod";
import { wordsOfClaims } from "../claims/quote-syntax";

/** A slug: lower-case words joined by hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Write a slug: lower-case words joined by hyphens.");

/** Plain text on one line, trimmed, `min` to `max` characters. Words linked to a claim are shown here without the link. */
export const text = (max: number, min = 1) =>
  z
    .string()
    .overwrite(wordsOfClaims)
    .trim()
    .min(min)
    .max(max)
    .regex(/^[^\r\n]*$/, "Write this on one line.");

/** A few sentences of markdown (verdict, answer, note), at most `max` characters. Words linked to a claim stay a link. */
export const snippet = (max = 1200) => z.string().trim().min(1).max(max);

/** A day like `2025-06-28`. Days that do not exist, like February 30, are refused. */
export const isoDate = z.string().refine((value) => z.iso.date().safeParse(value).success, {
  error: ({ input }) =>
    /^\d{4}-\d{2}-\d{2}$/.test(String(input))
      ? `There is no such day as ${input}.`
      : 'Write the date as year-month-day, like "2025-06-28".',
});

/** A picture: "/images/a.webp" is content/media/a.webp. lib/content/pictures checks that it exists and fits. */
export const imagePath = z
  .string()
  .regex(
    /^\/images\/[a-z0-9/_-]+\.(avif|webp|png|jpg)$/,
    'Name a picture of content/media/, like "/images/people/name.webp" for content/media/people/name.webp.',
  );

/** The text alternative of a picture. */
export const imageAlt = text(160, 10);

/** An https address. */
export const webAddress = z.url({ protocol: /^https$/, error: "Write an address that starts with https://" });

/** A link in the frontmatter: a path on this site, or an https address. */
export const href = z.union([z.string().regex(/^\/(?![/\\])\S*$/), webAddress], {
  error: 'Write an address on this site ("/reviews") or one that starts with https://',
});

/** An affiliate link as `partner:<slug>`. Parsed to the slug. */
export const partnerRef = z
  .string()
  .regex(/^partner:[a-z0-9-]+$/, 'Name a file of content/partners, like "partner:an-app".')
  .transform((value) => value.slice("partner:".length));

/** A number from 0 to `max` with so many decimals at most. */
export const decimal = (max: number, decimals: number, error: string) =>
  z
    .number()
    .min(0)
    .max(max)
    .refine((value) => Number(value.toFixed(decimals)) === value, error);

/** A rating from 0 to 5 in steps of 0.1. */
export const rating = decimal(5, 1, "Write a rating with one decimal, like 4.3.");

/** A score out of 10 that comes from a claim: text in the file, parsed to a number. */
export const claimedScore = z
  .string()
  .regex(/^\d{1,2}(\.\d)?$/, 'Quote a claim whose text is a score out of 10, like "{{claim:score-privacy}}".')
  .transform(Number);

/** A count that comes from a claim: text in the file, parsed to a whole number. */
export const claimedCount = z
  .string()
  .regex(/^\d{1,3}$/, 'Quote a claim whose text is a count, like "{{claim:help-billing}}".')
  .transform(Number);

/** Fields that control where an entry is shown. */
export const publishing = {
  /** Former slugs. Each redirects permanently to this entry. */
  aliases: z.array(slug).max(20).default([]),
  /** Shown in development only. */
  draft: z.boolean().default(false),
  /** Sample text that the operator replaces before launch. */
  sample: z.boolean().default(false),
};

/**
 * `offers: none` takes every offer and partner link from the page of an entry, its feeds and its markdown
 * (docs/decisions/047-pages-without-offers.md).
 */
export const offers = z.literal("none").optional();

/** Icons that content may use; components/ui/icon.tsx draws them. */
export const iconName = z.enum([
  "memory",
  "voice",
  "shield",
  "heart",
  "image",
  "chat",
  "scale",
  "clock",
  "spark",
  "book",
]);

export type IconName = z.infer<typeof iconName>;
