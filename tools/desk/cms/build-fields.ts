import type { JsonSchema } from "../schemas/build-json-schema";
import { getHelp, getLabel, getSingular } from "./form-words";
import type { SveltiaField } from "./sveltia-types";
import { textRule } from "./text-rule";

/** Fields that are no plain text, by their path below the fields of a file, with `*` for the items of a list. */
export type SpecialFields = Readonly<Record<string, Partial<SveltiaField>>>;

/**
 * The form of a schema: a field for each property. What no form can show, a choice between kinds of values, is left out; saving
 * keeps it as it is in the file.
 */
export function buildFields(schema: JsonSchema, special: SpecialFields = {}, path = ""): SveltiaField[] {
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, part]) => {
    const at = path ? `${path}.${name}` : name;
    const kind = special[at] ?? buildKind(part, special, at, name);
    if (!kind) return [];
    const hint = getHelp(part.description);
    return [
      {
        name,
        label: getLabel(name),
        widget: "string" as const,
        required: required.includes(name),
        ...(hint ? { hint } : {}),
        ...(part.default === undefined ? {} : { default: part.default }),
        ...kind,
      },
    ];
  });
}

/** What a property is in a form; `undefined` for what no form can show. */
function buildKind(
  part: JsonSchema,
  special: SpecialFields,
  at: string,
  name: string,
): Partial<SveltiaField> | undefined {
  const choices = part.enum as string[] | undefined;
  if (choices) return { widget: "select", options: choices.map((value) => ({ label: getLabel(value), value })) };
  if (typeof part.const === "string") return { widget: "select", options: [part.const] };
  const members = part.anyOf as JsonSchema[] | undefined;
  if (members) return members.every(({ type }) => type === "string") ? { widget: "string" } : undefined;
  if (part.type === "boolean") return { widget: "boolean", default: part.default ?? false };
  if (part.type === "number" || part.type === "integer") return getNumber(part);
  if (part.type === "string") return getText(part, name);
  if (part.type === "object" && part.properties) {
    const fields = buildFields(part, special, at);
    return fields.length > 0 ? { widget: "object", collapsed: "auto", fields } : undefined;
  }
  return part.type === "array" ? getList(part, special, at, name) : undefined;
}

function getNumber({ type, minimum, maximum }: JsonSchema): Partial<SveltiaField> {
  const isWhole = type === "integer";
  return {
    widget: "number",
    value_type: isWhole ? "int" : "float",
    step: isWhole ? 1 : 0.01,
    min: minimum,
    max: maximum,
  };
}

function getText(part: JsonSchema, name: string): Partial<SveltiaField> {
  const rules = (part.else ?? part) as JsonSchema;
  const pattern = String(rules.pattern ?? "");
  if (pattern.includes("\\d{4}-\\d{2}-\\d{2}"))
    return { widget: "datetime", type: "date", format: "YYYY-MM-DD", input_timezone: "utc" };
  if (pattern.includes("/images") || pattern.includes("\\/images")) return { widget: "image" };
  const rule = textRule(rules, part.else !== undefined);
  const isLong = Number(rules.maxLength ?? 0) > 100 && name !== "title";
  return { widget: isLong ? "text" : "string", ...(rule ? { pattern: rule } : {}) };
}

function getList(
  part: JsonSchema,
  special: SpecialFields,
  at: string,
  name: string,
): Partial<SveltiaField> | undefined {
  const items = (part.items ?? {}) as JsonSchema;
  const limits = { min: part.minItems, max: part.maxItems };
  if (items.enum)
    return {
      widget: "select",
      multiple: true,
      ...limits,
      options: (items.enum as string[]).map((value) => ({ label: getLabel(value), value })),
    };
  if (items.type === "object" && items.properties) {
    const fields = buildFields(items, special, `${at}.*`);
    const label_singular = getSingular(name);
    return { widget: "list", collapsed: "auto", summary: getSummary(fields), label_singular, fields, ...limits };
  }
  const kind = special[`${at}.*`] ?? buildKind(items, special, `${at}.*`, name);
  if (!kind || kind.fields) return undefined;
  return {
    widget: "list",
    ...limits,
    label_singular: getSingular(name),
    field: { name: "item", label: "", widget: "string", required: true, ...kind },
  };
}

/** What stands for an item of a list while it is closed: its name, and its price if it has one. */
function getSummary(fields: readonly SveltiaField[]): string {
  const telling = ["name", "title", "label", "question", "what", "from"];
  const first = fields.find(({ name }) => telling.includes(name)) ?? fields[0];
  return [first, fields.find(({ name }) => name === "price" && name !== first?.name)]
    .flatMap((field) => (field ? [`{{${field.name}}}`] : []))
    .join(": ");
}
