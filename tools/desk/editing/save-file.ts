import { isDeepStrictEqual } from "node:util";
import { type Document, isMap, isScalar, isSeq, parseDocument, visit, type YAMLMap, type YAMLSeq } from "yaml";
import { dropEmpty, type FormField, fieldNamed } from "./form-fields";
import { joinSource, type SourceParts, splitSource } from "./split-source";
import { editFields, writeFields } from "./yaml-fields";

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

type Data = Readonly<Record<string, unknown>>;

/**
 * Some fields with the values that a form has sent. Comments, quotation marks and the order of fields stay, and so does what
 * the form does not know.
 * @param before The fields as they are in the file.
 * @param sent What the form has sent, which also writes empty fields and defaults.
 * @throws Error if the fields repeat parts of themselves, because a change of one would change the other.
 */
function saveFields(before: string, sent: Data, form: readonly FormField[]): string {
  const wanted = dropEmpty(sent, form) as Data;
  let isEmpty = false;
  const saved = editFields(before, (document) => {
    refuseAliases(document);
    isEmpty = !isMap(document.contents);
    if (!isEmpty) saveMap(document, document.contents as YAMLMap, wanted, form);
  });
  // Without a field there is nothing to keep but comments.
  return isEmpty ? before + writeFields(wanted) : saved;
}

function refuseAliases(document: Document): void {
  visit(document, {
    Alias: (_, { source }) => {
      throw new Error(
        `The fields repeat a part of themselves ("*${source}"). Write it out in the file, then save again.`,
      );
    },
  });
}

function isInForm(form: readonly FormField[], name: string): boolean {
  return form.some((field) => field.name === name);
}

function saveMap(document: Document, map: YAMLMap, wanted: Data, form: readonly FormField[]): void {
  const old = dropEmpty(map.toJS(document), form) as Data;
  for (const name of Object.keys(old)) if (!(name in wanted) && isInForm(form, name)) map.delete(name);
  for (const [name, value] of Object.entries(wanted)) {
    if (isDeepStrictEqual(old[name], value)) continue;
    const node = map.get(name, true) as unknown;
    const parts = fieldNamed(form, name);
    if (isMap(node) && isData(value)) saveMap(document, node, value, parts);
    else if (isSeq(node) && Array.isArray(value)) saveList(document, node, value, parts);
    else if (isScalar(node) && !isData(value) && !Array.isArray(value)) node.value = value;
    else map.set(name, document.createNode(value));
  }
}

/** Items that stay the same keep their node, and with it their comments, wherever they are now. */
function saveList(document: Document, list: YAMLSeq, wanted: readonly unknown[], form: readonly FormField[]): void {
  const nodes = [...list.items];
  const plain = nodes.map((node) => dropEmpty((node as { toJS: (of: Document) => unknown }).toJS(document), form));
  const kept = wanted.map((value) => take((index) => isDeepStrictEqual(plain[index], value)));
  list.items = kept.map((same, at) => {
    if (same) return same;
    const value = wanted[at];
    const node = take((index) => hasSameId(plain[index], value)) ?? take((index) => index === at);
    if (isMap(node) && isData(value)) saveMap(document, node, value, form);
    else if (isScalar(node) && !isData(value)) node.value = value;
    else return document.createNode(value);
    return node;
  });

  function take(matches: (index: number) => boolean): unknown {
    const index = nodes.findIndex((node, at) => node !== undefined && matches(at));
    const found = nodes[index];
    nodes[index] = undefined;
    return found;
  }
}

/** Items of lists are known by their id. */
function hasSameId(a: unknown, b: unknown): boolean {
  const [id, other] = [a, b].map((item) => (item as { id?: unknown } | null)?.id);
  return id !== undefined && id === other;
}

function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
