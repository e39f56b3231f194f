import { parseDocument } from "yaml";
import { dropEmpty, type FormField } from "./form-fields";
import { saveFields } from "./save-fields";
import { joinSource, type SourceParts, splitSource } from "./split-source";
import { writeFields } from "./yaml-fields";

/**
 * A content file as a form has sent it, written into the file that is there. A new field comes to the end.
 * @param before The file as it is; `undefined` for a new one.
 * @throws Error if what was sent has no fields or is no YAML.
 */
export function saveFile(before: string | undefined, sent: string, form: readonly FormField[]): string {
  const parts = splitSource(sent);
  if (!parts) throw new Error("The form has sent no fields.");
  const old = before === undefined ? undefined : splitSource(before);
  const data = readFields(parts);
  const rest = saveBody(old?.rest, parts.rest, form);
  const fields = old ? saveFields(old.fields, data, form) : writeFields(dropEmpty(data, form) as typeof data);
  return joinSource({ fields, rest });
}

function readFields(parts: SourceParts): Record<string, unknown> {
  const document = parseDocument(parts.fields);
  const [error] = document.errors;
  if (error) throw new Error(`The fields are not valid YAML: ${error.message.split("\n")[0]}`);
  const data: unknown = document.toJS() ?? {};
  if (typeof data !== "object" || Array.isArray(data)) throw new Error("The fields have no names.");
  return data as Record<string, unknown>;
}

/** A text keeps the blank lines above it, and one that has not changed those below. A form without a text leaves it alone. */
function saveBody(before: string | undefined, sent: string, form: readonly FormField[]): string {
  const body = getText(sent);
  if (before !== undefined && (getText(before) === body || !form.some(({ name }) => name === "body"))) return before;
  const start = /^---[ \t]*\n(?:[ \t]*\n)*/.exec(before ?? "")?.[0] ?? "---\n\n";
  // The spaces before the first word stay: they can make it code.
  const indent = /[ \t]*$/.exec(sent.slice(0, sent.indexOf(body)))?.[0] ?? "";
  return body ? `${start}${indent}${body}\n` : "---\n";
}

function getText(rest: string): string {
  return rest.replace(/^---[ \t]*/, "").trim();
}
