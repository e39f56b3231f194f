import type { z } from "zod";
import type { Partner, Post, Review, Test } from "@/lib/content/entry-types";
import { partnerSchema } from "@/lib/content/schemas/partner-schema";
import { postSchema } from "@/lib/content/schemas/post-schema";
import { reviewSchema } from "@/lib/content/schemas/review-schema";
import { type Criterion, scoringSchema } from "@/lib/content/schemas/scoring-schema";
import { testSchema } from "@/lib/content/schemas/test-schema";
import { derivePartner, deriveReview } from "@/lib/content/site/derive";
import { postOf } from "@/lib/content/site/site";
import { contentFile, partnerFields, postFields, reviewFields, scoringFields, testFields } from "./content-files";
import { parseEntry } from "./parse-entry";

type Changes = Record<string, unknown> & { slug?: string; body?: string };

/** An article, parsed with the real schema. */
export function buildPost(changes: Changes = {}): Post {
  return postOf(parse(postSchema, postFields, changes));
}

/** A review of an app with a test, both parsed with the real schemas. @param test Changes of the test. */
export function buildReview(changes: Changes = {}, test: Changes = {}): Review {
  return deriveReview(parse(reviewSchema, reviewFields, changes), buildTest(test), method);
}

/** A review of an app that nobody has tested. */
export function buildUntestedReview(changes: Changes = {}): Review {
  return deriveReview(parse(reviewSchema, reviewFields, changes));
}

/** A test record, parsed with the real schema. */
function buildTest(changes: Changes = {}): Test {
  const { data, slug, body } = parse(testSchema, testFields, changes);
  return { ...data, slug, body };
}

/** The published method by which these reviews are scored. */
export const method: readonly Criterion[] = scoringSchema.parse(scoringFields).criteria;

/** A partner, parsed with the real schema. */
export function buildPartner(changes: Changes = {}): Partner {
  return derivePartner(parse(partnerSchema, partnerFields, changes), "2025-07-01");
}

function parse<Schema extends z.ZodType>(schema: Schema, fields: Record<string, unknown>, changes: Changes) {
  const { slug = "an-entry", body = "A text.\n", ...frontmatter } = changes;
  const text = contentFile({ ...fields, ...frontmatter }, body);
  const { entry, diagnostics } = parseEntry(schema, { slug, file: `${slug}.md`, text });
  if (!entry)
    throw new Error(`The factory was given a wrong value: ${diagnostics.map(({ message }) => message).join(" ")}`);
  return entry;
}
