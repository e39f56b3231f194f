import { z } from "zod";
import { text } from "./fields";

/** A period in words, like "two years after the last message". */
const period = text(120).optional();

/**
 * Who runs the site, and what the law asks them to say: content/site/operator.md. Texts quote it: `{{operator:name}}`
 * (docs/editors/content-guide.md, "Operator"). A sentence that quotes a field that is not there is left out. `none` says that
 * there is no such thing, which `npm run content -- check --release` tells from a field that nobody has filled in.
 */
export const operatorSchema = z.strictObject({
  /** Name of the person or company as registered. */
  name: text(120).optional(),
  /** Such as "private limited company" or "sole trader". */
  legalForm: text(80).optional(),
  /** Where letters reach the operator. */
  address: z
    .strictObject({
      street: text(120),
      postalCode: text(20).optional(),
      city: text(80),
      region: text(80).optional(),
      country: text(60),
    })
    .optional(),
  email: z.email("Write an email address.").optional(),
  phone: text(40).optional(),
  /** Register and number; `none` without an entry. */
  register: text(120).optional(),
  /** VAT number; `none` without one. */
  vat: text(40).optional(),
  /** Who answers for the content: a person. */
  responsible: text(120).optional(),
  /** Who answers questions about personal data, with an address: a person, an office, or the data protection officer. */
  dataProtection: text(160).optional(),
  /** Hosting, email, newsletter, analytics: whoever handles readers' data for the operator. */
  processors: z
    .array(z.strictObject({ name: text(80), purpose: text(80), country: text(60) }))
    .max(12)
    .default([]),
  /** How long what readers leave is kept. The operator keeps these promises; the software deletes nothing by itself. */
  retention: z
    .strictObject({
      /** Messages of the contact form. */
      messages: period,
      /** Addresses of the newsletter. */
      newsletter: period,
      /** Logs of the server and the host. */
      logs: period,
    })
    .default({}),
  /** Invented: pages that quote it say so. */
  sample: z.boolean().default(false),
});

export type OperatorData = z.infer<typeof operatorSchema>;
