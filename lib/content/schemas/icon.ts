import { z } from "zod";

/** Names of the drawn icons that content may use; `components/ui/icon.tsx` holds a drawing for each. */
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
