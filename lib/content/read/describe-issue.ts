import type { z } from "zod";
import { nearestName } from "../../util/nearest";

type Issue = z.core.$ZodIssue;

/** Describes a zod issue of a schema that was parsed with `nameKnown`, for an editor: what is wrong, and what to write instead. */
export function describeIssue(issue: Issue): string {
  const field = issue.path.length > 0 ? `"${issue.path.join(".")}"` : "The frontmatter";
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => describeUnknown(key, issue.message)).join(" ");
    case "invalid_type":
      return issue.input === undefined
        ? `${field} is missing: write ${nameType(issue.expected)}.`
        : `${field} should be ${nameType(issue.expected)}, not ${nameValue(issue.input)}.${hintAt(issue)}`;
    case "too_small":
      return `${field} is too ${issue.origin === "number" ? "small" : "short"}: at least ${measure(issue.minimum, issue.origin)}.`;
    case "too_big":
      return `${field} is too ${issue.origin === "number" ? "large" : "long"}: at most ${measure(issue.maximum, issue.origin)}.`;
    case "invalid_value":
      return issue.input === undefined
        ? `${field} is missing: write one of ${issue.values.map(String).join(", ")}.`
        : `${field} should be one of ${issue.values.map(String).join(", ")}.`;
    case "invalid_union":
      return issue.message === "Invalid input"
        ? `${field} has the wrong shape; see docs/editors/content-guide.md.`
        : `${field}: ${issue.message}`;
    case "invalid_key":
      return `${field}: ${issue.issues[0]?.message ?? "This is not the name of a field."}`;
    default:
      return `${field}: ${issue.message}`;
  }
}

/** What the editor probably meant: YAML reads an unquoted `{{claim:id}}` as nested maps, and `12,99` as a text. */
function hintAt({ expected, input }: { expected: string; input?: unknown }): string {
  if (expected === "string" && (typeof input === "number" || typeof input === "boolean"))
    return " Put it between quotation marks.";
  if (expected === "string" && typeof input === "object" && input !== null && !Array.isArray(input))
    return hintAtCurlyQuotes(Object.keys(input).join()) || ' Put a text that begins with "{{" between quotation marks.';
  const [, whole, cents] = /^[^\d-]{0,4}(\d+)(?:[.,](\d{1,2}))?[^\d]{0,4}$/.exec(String(input)) ?? [];
  if (typeof input !== "string" || !["number", "int"].includes(expected) || whole === undefined) return "";
  return ` Write ${cents === undefined ? whole : `${whole}.${cents}`}.`;
}

/** What is wrong with the quotation marks of a text, where they are not those of YAML. */
export function hintAtCurlyQuotes(text: string): string {
  return /[\u201c\u201d\u201e\u2018\u2019]/.test(text) ? ' Its quotation marks are curly: write straight ones, ".' : "";
}

function measure(count: number | bigint, origin: string): string {
  if (origin === "string") return `${count} ${count === 1 ? "character" : "characters"}`;
  if (origin === "array") return `${count} ${count === 1 ? "item" : "items"}`;
  return String(count);
}

function nameType(expected: string): string {
  const names: Record<string, string> = {
    string: "a text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: 'a list ("- item" lines)',
    object: "a group of fields",
  };
  return names[expected] ?? `a ${expected}`;
}

function nameValue(value: unknown): string {
  if (value === null) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a group of fields";
  return typeof value === "string" ? `the text "${value.slice(0, 40)}"` : `${value}`;
}

/** @param known The names of the known fields, as `nameKnown` lists them. */
function describeUnknown(key: string, known: string): string {
  if (/^\d+$/.test(key))
    return `"${key}" is not a field: a comma ends the value before it. Write a number with a point, like 12.99.`;
  const near = nearestName(key, known.split(", "));
  return `Unknown field "${key}"; ${near === undefined ? `known: ${known}.` : `did you mean "${near}"?`}`;
}

/** An error map of zod: its message for unknown fields is the names of those that are known there, for `describeIssue`. */
export function nameKnown(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== "unrecognized_keys") return undefined;
  const { shape = {} } = issue.inst as { shape?: object };
  return Object.keys(shape).join(", ");
}
