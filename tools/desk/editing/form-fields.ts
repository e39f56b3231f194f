import { isDeepStrictEqual } from "node:util";

/** A field of a form: its name, what it has without being given, and the fields in it. */
export type FormField = {
  name: string;
  default?: unknown;
  /** Whether files always have it, also with its default. */
  required?: boolean | undefined;
  /** A text that is written as a number where it is one: answers are numbers or words. */
  numeric?: boolean | undefined;
  /** The fields of an object, or of each item of a list. */
  fields?: readonly FormField[] | undefined;
};

/** The fields in a field; none where it has no parts. */
export function fieldNamed(form: readonly FormField[], name: string): readonly FormField[] {
  return form.find((field) => field.name === name)?.fields ?? [];
}

/**
 * Removes what says nothing: empty texts, lists and objects, and fields that have their default. Forms send them; files do
 * without.
 */
export function dropEmpty(value: unknown, form: readonly FormField[]): unknown {
  if (Array.isArray(value)) return value.map((item) => dropEmpty(item, form)).filter((item) => !isEmpty(item));
  if (typeof value !== "object" || value === null) return typeof value === "string" ? value.trimEnd() : value;
  const kept = Object.entries(value).flatMap(([name, part]) => {
    const field = form.find((one) => one.name === name);
    const left = field?.numeric ? toNumber(part) : dropEmpty(part, field?.fields ?? []);
    const isDefault = !field?.required && field?.default !== undefined && isDeepStrictEqual(left, field.default);
    return isEmpty(left) || isDefault ? [] : [[name, left]];
  });
  return Object.fromEntries(kept);
}

function toNumber(value: unknown): unknown {
  return typeof value === "string" && /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
