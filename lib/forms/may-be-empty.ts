import type { FormField } from "./form-types";

/** Whether the label says "(optional)": a choice that has a default is never empty, so the word would only puzzle. */
export function mayBeEmpty({ required, options }: FormField): boolean {
  return !required && !options?.[0];
}
