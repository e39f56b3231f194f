import { z } from "zod";
import { limits } from "../../util/limits";
import { checkProofDays, proof } from "./claims-schema";
import { href, iconName, imagePath, isoDate, rating, slug, snippet, text, webAddress } from "./fields";

/** A testimonial. A live site hides it without evidence, like a claim. */
const testimonialSchema = z
  .strictObject({
    quote: text(300),
    name: text(60),
    role: text(60),
    avatarUrl: imagePath,
    rating: rating.min(1),
    date: isoDate,
    ...proof,
  })
  .check(checkProofDays);

const planSchema = z.strictObject({
  name: text(30),
  /** Written as a claim: `{{claim:id}}`. */
  price: text(20),
  /** Unit of the price: "per month, billed every 3 months". */
  period: text(60),
  /** "25% off", written as a claim. */
  saving: text(30).optional(),
  /** Who says so, and our own sum, `{{sum:id}}`: it is hidden where the two agree. */
  savingNote: text(120).optional(),
  description: text(160),
  features: z
    .array(z.strictObject({ text: text(80), included: z.boolean() }))
    .min(1)
    .max(10),
  /** Sets the plan apart from the others. */
  popular: z.boolean().default(false),
  /** What its badge says, such as "Most popular", which is a claim. Without it there is no badge. */
  popularLabel: text(30).optional(),
});

/** A question and its answer in markdown. */
export const faqItem = z.strictObject({ question: text(120), answer: snippet() });

/** A question with up to four answers, each with what it asks of Find. */
const question = <Asks extends z.ZodRawShape>(asks: Asks) =>
  z.strictObject({
    label: text(60),
    /** The answer that asks for nothing, chosen at first. */
    any: text(30),
    options: z
      .array(z.strictObject({ label: text(40), ...asks }))
      .min(1)
      .max(4),
  });

/** The home page: content/site/home.md. All sections below the hero may be left out. */
export const homeSchema = z.strictObject({
  hero: z.strictObject({
    badge: text(60),
    headline: text(90),
    lede: text(300),
    trustPoints: z.array(text(80)).max(4).default([]),
    rating: text(80).optional(),
    /** Label of the button to the default partner; without it, or without a partner, there is none. */
    primaryLabel: text(40).optional(),
    secondary: z.strictObject({ label: text(40), href }),
    /** A live site hides names without evidence. */
    featuredOn: z
      .array(z.strictObject({ name: text(40), ...proof }).check(checkProofDays))
      .max(6)
      .default([]),
  }),
  /** Three questions below the hero that lead into Find. */
  chooser: z
    .strictObject({
      heading: text(80),
      intro: text(200).optional(),
      /** `year`: the most that twelve months may cost, in whole US dollars. */
      budget: question({ year: z.number().int().min(1).max(limits.findPrice) }),
      /** `kind`: one of the fact sheet. */
      purpose: question({ kind: slug }),
      /** `fact`: a question of yes or no of the fact sheet, which must have the better answer. */
      mustHave: question({ fact: slug }),
      /** Label of the button. */
      label: text(40),
    })
    .optional(),
  /** The top of the ranking. */
  ranking: z.strictObject({ heading: text(80), intro: text(200).optional() }).optional(),
  features: z
    .strictObject({
      heading: text(80),
      items: z.array(z.strictObject({ icon: iconName, title: text(60), text: text(200) })).max(4),
    })
    .optional(),
  testimonials: z
    .strictObject({
      heading: text(80),
      note: text(200).optional(),
      items: z.array(testimonialSchema).max(3),
    })
    .optional(),
  plans: z
    .strictObject({ heading: text(80), intro: text(200), label: text(40), items: z.array(planSchema).max(3) })
    .optional(),
  faq: z.strictObject({ heading: text(80), items: z.array(faqItem).max(6) }).optional(),
  closing: z.strictObject({ heading: text(80), text: text(300), label: text(40) }).optional(),
  /** Two pages of other sites that the editors recommend; nobody pays for them. */
  resources: z
    .strictObject({
      heading: text(80),
      items: z.array(z.strictObject({ label: text(60), url: webAddress, text: text(200) })).length(2),
    })
    .optional(),
  sample: z.boolean().default(false),
});
