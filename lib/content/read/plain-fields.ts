/** A line `key: value`. A key with a leading underscore could be `__proto__`, so the parser reads it. */
const fieldLine = /^([A-Za-z][A-Za-z0-9_]*):(?: (.+))?$/;
const itemLine = /^ {2,8}- (.+)$/;

/** The first line of an item that has fields of its own, and the others, each a field: the sources of an article. */
const firstOfItem = /^ {2}- ([A-Za-z][A-Za-z0-9_]*): (.+)$/;
const nextOfItem = /^ {4}([A-Za-z][A-Za-z0-9_]*): (.+)$/;

/** Unquoted text without characters that have a meaning in YAML. */
const plainText = /^[A-Za-z/](?:[^\p{C}\p{Z}:#{}[\]&*!|>%@`"\\]| (?! |$))*$/u;
const quotedText = /^"((?:[^\p{C}\p{Z}"\\]| )*)"$/u;
const wholeNumber = /^(?:0|[1-9]\d{0,14})$/;
const decimalNumber = /^(?:0|[1-9]\d{0,8})\.\d{1,6}$/;
const day = /^\d{4}-\d\d-\d\d$/;
const webAddress = /^https?:\/\/[\w.~/?=&%+-]+$/;
const flowList = /^\[([^[\]]*)\]$/;

/** Unquoted, these are not text in YAML, in any case. */
const words: ReadonlySet<string> = new Set(["true", "false", "null"]);

type Plain = string | number | boolean;
type Item = Plain | Record<string, Plain>;

/**
 * Reads simple frontmatter: one field a line, whose value is a text, a number, a day, a boolean, or a list of
 * these or of items with such fields.
 * More than ten times as fast as the YAML parser; a property test compares the two. Without it, a build with 10,000
 * articles exceeds its budget (docs/decisions/030-libraries-for-what-is-not-ours.md).
 * @returns `undefined` for anything else. Use the parser then.
 */
export function readPlainFields(yaml: string): Record<string, Plain | Item[]> | undefined {
  const fields: Record<string, Plain | Item[]> = {};
  let list: Item[] | undefined;
  for (const line of yaml.split("\n")) {
    if (line === "") continue;
    const ofItem = list && readItemField(line, list);
    if (ofItem === "read") continue;
    if (ofItem === "unclear") return undefined;
    const item = list && itemLine.exec(line)?.[1];
    if (list && item !== undefined) {
      const value = readScalar(item);
      if (value === undefined) return undefined;
      list.push(value);
      continue;
    }
    // A key without a value or a list. The parser decides what it means.
    if (list?.length === 0) return undefined;
    const [, key, text] = fieldLine.exec(line) ?? [];
    if (key === undefined || key in fields) return undefined;
    list = text === undefined ? [] : undefined;
    const value = list ?? readValue(text ?? "");
    if (value === undefined) return undefined;
    fields[key] = value;
  }
  return list?.length === 0 ? undefined : fields;
}

/** Reads a line that begins an item with fields, or goes on with one; `undefined` if it is another line. */
function readItemField(line: string, list: Item[]): "read" | "unclear" | undefined {
  const begun = firstOfItem.exec(line);
  const [, key, text] = begun ?? nextOfItem.exec(line) ?? [];
  const last = list.at(-1);
  if (key === undefined || text === undefined)
    return typeof last === "object" && itemLine.test(line) ? "unclear" : undefined;
  const value = readScalar(text);
  const item = begun ? {} : last;
  if (value === undefined || typeof item !== "object" || key in item) return "unclear";
  if (begun) {
    if (last !== undefined && typeof last !== "object") return "unclear";
    list.push(item);
  }
  item[key] = value;
  return "read";
}

function readValue(text: string): Plain | Plain[] | undefined {
  const items = flowList.exec(text)?.[1];
  if (items === undefined) return readScalar(text);
  const values = items.split(", ").map((item) => (item.includes(",") ? undefined : readScalar(item)));
  return values.every((value) => value !== undefined) ? values : undefined;
}

function readScalar(text: string): Plain | undefined {
  if (text === "true" || text === "false") return text === "true";
  if (wholeNumber.test(text) || decimalNumber.test(text)) return Number(text);
  if (day.test(text) || webAddress.test(text)) return text;
  const quoted = quotedText.exec(text)?.[1];
  if (quoted !== undefined) return quoted;
  return plainText.test(text) && !words.has(text.toLowerCase()) ? text : undefined;
}
