import { z } from "zod";
import { text } from "./fields";
import { iconName } from "./icon";

/** The evaluation criteria: content/site/criteria.md (docs/product.md, section 3, "Criteria item"). */
export const criteriaSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        icon: iconName,
        title: text(60),
        description: text(240),
        /** Weight in the rating, from 1 to 10. */
        score: z.number().min(1).max(10),
        /** Shown only when the grid is expanded. */
        extraDetail: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(12),
  sample: z.boolean().default(false),
});

export type Criterion = z.infer<typeof criteriaSchema>["items"][number];
