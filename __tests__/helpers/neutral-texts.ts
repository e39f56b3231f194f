import { z } from "zod";
import { titleCaseSlug } from "@/lib/util/title";

type Node = z.core.JSONSchema.BaseSchema;

/** Neutral texts without any claims, from the shortest on: each has room where the next has none. */
const sentences = [
  "Later",
  "This page is being updated.",
  "This page is being updated. Please come back a little later.",
];

/**
 * The least that the schema of a document takes, in neutral words: its titles are the name of its file. Readers see it if a
 * document is broken and has no good version.
 */
export function neutralTexts(schema: z.ZodType, name: string): unknown {
  const title = titleCaseSlug(name.split("/").at(-1) ?? "");
  const fill = (node: Node, field: string): unknown => {
    const [first] = node.anyOf ?? node.oneOf ?? [];
    if (first) return fill(first as Node, field);
    if (node.enum) return node.enum[0];
    if (node.type === "array") return Array.from({ length: node.minItems ?? 0 }, () => fill(node.items as Node, field));
    if (node.type === "object")
      return Object.fromEntries((node.required ?? []).map((key) => [key, fill(node.properties?.[key] as Node, key)]));
    if (node.type !== "string") return node.minimum ?? 0;
    return textOf(field, node);
  };
  const textOf = (field: string, { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Node): string => {
    if (field === "href") return "/";
    if (field === "effective" || field === "updated") return "2025-06-28";
    const wanted = /title|heading|headline|badge/i.test(field) ? [title] : /label/i.test(field) ? ["Read on"] : [];
    const fitting = (text: string) => text.length >= minLength && text.length <= maxLength;
    return wanted.find(fitting) ?? sentences.findLast(fitting) ?? "";
  };
  return schema.parse(fill(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), ""));
}
