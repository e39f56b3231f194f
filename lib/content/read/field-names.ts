import type { z } from "zod";
import type { PathInData } from "./frontmatter";

type WithShape = {
  shape?: Record<string, WithShape>;
  element?: WithShape;
  unwrap?: () => WithShape;
  options?: WithShape[];
};

/** The fields that a schema knows at `path`, in its order. Empty for a record, whose keys are free. */
export function fieldNames(schema: z.ZodType, path: PathInData): string[] {
  let at: WithShape | undefined = schema as unknown as WithShape;
  for (const step of [...path, undefined]) {
    while (at && !at.shape && !at.element && (at.unwrap || at.options)) {
      // Of a union only the member that has parts can be meant.
      at = at.unwrap?.() ?? at.options?.find((option) => option.shape || option.element);
    }
    if (step === undefined) break;
    at = typeof step === "number" ? at?.element : at?.shape?.[String(step)];
  }
  return Object.keys(at?.shape ?? {});
}
