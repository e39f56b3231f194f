import { z } from "zod";

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
