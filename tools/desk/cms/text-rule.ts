import type { JsonSchema } from "../schemas/build-json-schema";

/**
 * The rules of a text as one pattern with its message, which is all that a form can have.
 * @param mayQuote Whether a quote of a claim or price passes: the rules hold of what it stands for, which the check finds.
 */
export function textRule(rules: JsonSchema, mayQuote: boolean): [pattern: string, message: string] | undefined {
  const { minLength = 0, maxLength, pattern, format } = rules as { [rule: string]: string | number | undefined };
  const parts = [
    ...(Number(minLength) > 1 || maxLength ? [`(?=[\\s\\S]{${minLength},${maxLength ?? ""}}$)`] : []),
    ...(pattern ? [`(?=${String(pattern)})`] : []),
    ...(format === "uri" ? ["(?=https://)"] : []),
  ];
  if (parts.length === 0) return undefined;
  const messages = [
    ...(Number(minLength) > 1 || maxLength
      ? [maxLength ? `Write ${minLength} to ${maxLength} characters.` : `Write at least ${minLength} characters.`]
      : []),
    ...(pattern ? [String(rules.patternErrorMessage ?? "This has the wrong format.")] : []),
    ...(format === "uri" ? ["Write an address that starts with https://"] : []),
  ];
  return [`${mayQuote ? String.raw`\{\{|\]\(claim:|` : ""}^${parts.join("")}`, messages.join(" ")];
}
