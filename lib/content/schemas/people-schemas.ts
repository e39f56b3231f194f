import { z } from "zod";
import { imageAlt, imagePath, slug, text, webAddress } from "./fields";
import { corrections } from "./source-schema";

/** An author: content/authors/<slug>.md. The body is the long biography. */
export const authorSchema = z.strictObject({
  name: text(60, 2),
  role: text(80),
  description: text(200, 20),
  avatar: imagePath,
  avatarAlt: imageAlt,
  linkedinUrl: webAddress.optional(),
  expertise: z.array(text(40)).max(8).default([]),
  /** What was wrong here and has been put right, in any order. */
  corrections,
  /** An invented person: readers are told so, and search engines are not told of them. */
  sample: z.boolean().default(false),
});

export type AuthorData = z.infer<typeof authorSchema>;

/** The people behind the site: content/site/team.md. */
export const teamSchema = z.strictObject({
  members: z
    .array(
      z.strictObject({
        name: text(60),
        role: text(80),
        bio: text(300),
        image: imagePath,
        imageAlt,
        linkedinUrl: webAddress.optional(),
        skills: z.array(text(40)).max(6),
        /** Slug of the member in content/authors. */
        author: slug.optional(),
        /** An invented person. Readers are told so. */
        sample: z.boolean().default(false),
      }),
    )
    .max(6),
  sample: z.boolean().default(false),
});
