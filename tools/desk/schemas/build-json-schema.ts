import { z } from "zod";
import { isoDate } from "../../../lib/content/schemas/fields";
import type { Docs } from "./read-docstrings";

/** A JSON Schema, or a part of one. */
export type JsonSchema = { [key: string]: unknown };

/** A quote of a claim, price or fact: what stands in its place is checked later, by `npm run content -- check`. */
const quote = String.raw`\{\{|\]\(claim:`;

/** Rules that hold of a text once its quotes are filled in. */
const textRules = ["minLength", "maxLength", "pattern", "patternErrorMessage", "format"] as const;

/**
 * The JSON Schema (draft 7, which YAML editors know best) of what an editor writes. Rules that zod states in code, such as
 * references between fields, are not in it.
 * @param quotes False for files that quote nothing.
 */
export function buildJsonSchema(schema: z.ZodType, docs: Docs | undefined, quotes: boolean): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === isoDate) jsonSchema.pattern = "^\\d{4}-\\d{2}-\\d{2}$";
      const { checks = [] } = zodSchema._zod.def;
      const message = checks.flatMap((check) => getMessage(check._zod.def.error) ?? []).at(-1);
      if (jsonSchema.pattern && message) Object.assign(jsonSchema, { patternErrorMessage: message });
    },
  }) as JsonSchema;
  if (docs) describe(made, docs);
  if (quotes) allowQuotes(made);
  return made;
}

/** What a check of zod says when it fails, where a schema gives it a sentence of its own. */
function getMessage(error: unknown): string | undefined {
  const said = typeof error === "function" ? error({}) : undefined;
  return typeof said === "string" ? said : undefined;
}

/** The schemas in a schema to which the same docstrings belong: items of a list, members of a union, values of a record. */
function getParts({ items, anyOf, oneOf, allOf, additionalProperties }: JsonSchema): JsonSchema[] {
  const parts = [items, additionalProperties, anyOf, oneOf, allOf].flat();
  return parts.filter((part): part is JsonSchema => typeof part === "object" && part !== null);
}

function describe(schema: JsonSchema, { text, fields }: Docs): void {
  if (text && !schema.description) schema.description = text;
  for (const [name, property] of Object.entries(getProperties(schema))) {
    const docs = fields.get(name);
    if (docs) describe(property, docs);
  }
  for (const part of getParts(schema)) describe(part, { fields });
}

function allowQuotes(schema: JsonSchema): void {
  for (const part of [...Object.values(getProperties(schema)), ...getParts(schema)]) allowQuotes(part);
  if (schema.type !== "string" || schema.enum || schema.const) return;
  const rules = textRules.filter((rule) => rule in schema);
  if (rules.length === 0) return;
  schema.if = { pattern: quote };
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  schema.then = {};
  schema.else = Object.fromEntries(rules.map((rule) => [rule, schema[rule]]));
  for (const rule of rules) delete schema[rule];
}

function getProperties(schema: JsonSchema): Record<string, JsonSchema> {
  return (schema.properties ?? {}) as Record<string, JsonSchema>;
}
