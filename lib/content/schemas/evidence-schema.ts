import { z } from "zod";
import { isoDate } from "./fields";

/** What proves a claim: a page on the web, a file of content/evidence, or one of our tests. */
export type Evidence =
  | { kind: "address"; url: string }
  | { kind: "file"; file: string; sha256: string }
  | { kind: "test"; product: string; date: string };

/**
 * As written: `https://…`, `test:luna-ai/2025-06-04`, or a file with its SHA-256, so that nobody can change what proves
 * something without being noticed. That the test and the file exist is checked in lib/check/check-claims.ts.
 */
export const evidenceSchema = z.union(
  [
    z.string().transform((written, context): Evidence => {
      const [, product, date = ""] = /^test:([a-z0-9-]+)\/(\S+)$/.exec(written.trim()) ?? [];
      if (product !== undefined && isoDate.safeParse(date).success) return { kind: "test", product, date };
      const url = z.url({ protocol: /^https$/ }).safeParse(written.trim());
      if (url.success) return { kind: "address", url: url.data };
      context.addIssue("No evidence");
      return z.NEVER;
    }),
    z
      .strictObject({
        /** Below content/evidence, like "survey-2025.pdf". */
        file: z.string().regex(/^[a-z0-9]+([._-][a-z0-9]+)*\.(pdf|png|jpg|webp|txt|csv|md|json|eml)$/),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      })
      .transform((file): Evidence => ({ kind: "file", ...file })),
  ],
  {
    error:
      'This is not evidence. Write an address that starts with https://, one of our tests, like "test:luna-ai/2025-06-04", or { file: survey.pdf, sha256: … } for a file of content/evidence. Leave it out until there is some.',
  },
);

/** The fields of anything that is proved: a claim, a testimonial, the name of a publication. */
export const proof = {
  evidence: evidenceSchema.optional(),
  /** Day on which somebody saw that the evidence proves it. */
  checkedOn: isoDate.optional(),
  /** After this day it counts as not proved, until somebody looks again: at most one year after `checkedOn`. */
  expiresOn: isoDate.optional(),
  /** Invented, to show the format. */
  sample: z.boolean().default(false),
};

type Proof = { evidence?: Evidence | undefined; checkedOn?: string | undefined; expiresOn?: string | undefined };

/** Checks that evidence has its days, and that nothing else has: what has no evidence was never checked. */
export function checkProofDays({ value, issues }: z.core.ParsePayload<Proof>): void {
  const { evidence, checkedOn, expiresOn } = value;
  const report = (field: keyof Proof, message: string) =>
    issues.push({ code: "custom", path: [field], message, input: value[field] });
  if (evidence === undefined) {
    for (const field of ["checkedOn", "expiresOn"] as const)
      if (value[field] !== undefined)
        report(field, `Without evidence nothing was checked: leave "${field}" out, or name the evidence.`);
    return;
  }
  if (checkedOn === undefined) report("checkedOn", "Write the day on which somebody looked at the evidence.");
  if (expiresOn === undefined)
    report("expiresOn", "Write the last day on which the evidence holds, at most one year later.");
  if (checkedOn === undefined || expiresOn === undefined) return;
  if (expiresOn < checkedOn) report("expiresOn", `This is before the day of the check, ${checkedOn}.`);
  if (expiresOn > oneYearAfter(checkedOn))
    report("expiresOn", `Evidence holds for one year at most: write ${oneYearAfter(checkedOn)} or an earlier day.`);
}

/** `2025-06-28` → `2026-06-28`. February 29 becomes February 28. */
export function oneYearAfter(day: string): string {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return isoDate.safeParse(next).success ? next : `${next.slice(0, 8)}28`;
}
