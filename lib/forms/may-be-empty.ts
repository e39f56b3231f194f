import type { FormField } from "./form-types";

/** Whether the label says "(optional)". Not for a select with a default, which is never empty. */
export function mayBeEmpty({ required, options }: FormField): boolean {
  return !required && !options?.[0];
}
