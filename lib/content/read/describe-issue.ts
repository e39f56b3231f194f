import type { z } from "zod";
import { editDistance } from "../../format/edit-distance";

type Issue = z.core.$ZodIssue;

/**
 * Describes a zod issue for an editor: what is wrong, and what to write instead.
 * @param known Field names that are valid there, for "did you mean".
 */
export function describeIssue(issue: Issue, known: readonly string[] = []): string {
  const field = issue.path.length > 0 ? `"${issue.path.join(".")}"` : "The frontmatter";
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => `Unknown field "${key}"${didYouMean(key, known)}`).join(" ");
    case "invalid_type":
      return issue.input === undefined
        ? `${field} is missing: write ${nameType(issue.expected)}.`
        : `${field} should be ${nameType(issue.expected)}, not ${nameValue(issue.input)}.${hintAtQuotes(issue)}`;
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
        ? `${field} has a wrong shape; see docs/content-guide.md.`
        : `${field}: ${issue.message}`;
    default:
      return `${field}: ${issue.message}`;
  }
}

/** YAML parses an unquoted `{{claim:id}}` as nested maps. */
function hintAtQuotes(issue: { expected: string; input?: unknown }): string {
  const isGroup = typeof issue.input === "object" && issue.input !== null && !Array.isArray(issue.input);
  return issue.expected === "string" && isGroup ? ' Put a text that begins with "{{" between quotation marks.' : "";
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

function didYouMean(key: string, known: readonly string[]): string {
  const [best] = known
    .map((name) => ({ name, distance: editDistance(key.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  if (best && best.distance <= 2) return `; did you mean "${best.name}"?`;
  return known.length > 0 ? `; known are ${known.join(", ")}.` : ".";
}
