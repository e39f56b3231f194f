import { z } from "zod";
import { imageAlt, imagePath, slug, text, webAddress } from "./fields";

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
