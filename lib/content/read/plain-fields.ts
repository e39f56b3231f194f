/** A line `key: value`. A key with a leading underscore could be `__proto__`, so the parser reads it. */
const fieldLine = /^([A-Za-z][A-Za-z0-9_]*):(?: (.+))?$/;
const itemLine = /^( {2,8})- (.+)$/;

/** Unquoted text. On a line of its own, brackets and commas are text too, and so is a colon without a space after it. */
const textOfLine = /^[A-Za-z0-9/](?:[^\p{C}\p{Z}:#]|:(?! |$)| (?! |$))*$/u;
const textInBrackets = /^[A-Za-z0-9/](?:[^\p{C}\p{Z}:#{}[\],]| (?! |$))*$/u;
const quotedText = /^"((?:[^\p{C}\p{Z}"\\]| )*)"$/u;
const wholeNumber = /^(?:0|[1-9]\d{0,14})$/;
const decimalNumber = /^(?:0|[1-9]\d{0,8})\.\d{1,6}$/;
const day = /^\d{4}-\d\d-\d\d$/;
const webAddress = /^https?:\/\/[\w.~/?=&%+-]+$/;
/** Such as "1e3" or "0x1f". Text that begins with a digit has a space in it: "16 weeks". */
const couldBeNumber = /^\d[^ ]*$/;

const inSquares = /^\[([^[\]{}]*)\]$/;
const inCurls = /^\{ ([^[\]{}]*) \}$/;
const partOfSquares = /("[^"\\]*"|[^",]+)(?:, (?! )|$)/gy;
const partOfCurls = /([A-Za-z][A-Za-z0-9_]*): ("[^"\\]*"|[^",]+)(?:, (?! )|$)/gy;

/** Unquoted, these are not text in YAML, in any case. */
const words: ReadonlySet<string> = new Set(["true", "false", "null"]);

type Plain = string | number | boolean;
type Fields = Record<string, Plain>;
type Value = Plain | Plain[] | Fields;

/** The list that the lines below a key without a value make. */
type OpenList = {
  items: Value[];
  /** The spaces before the first "-". */
  indent?: string;
  /** The item that lines below it add fields to. */
  item?: Fields | undefined;
};

/**
 * Reads simple frontmatter: one field a line, whose value is a text, a number, a day, a boolean, such values in brackets,
 * or a list of these or of items with such fields.
 * More than ten times as fast as the YAML parser; a property test compares the two. Without it, a build with 10,000
 * articles exceeds its budget (docs/decisions/030-libraries-for-what-is-not-ours.md).
 * @returns `undefined` for anything else. Use the parser then.
 */
export function readPlainFields(yaml: string): Record<string, Value | Value[]> | undefined {
  const fields: Record<string, Value | Value[]> = {};
  let list: OpenList | undefined;
  for (const line of yaml.split("\n")) {
    if (line === "") continue;
    if (line.startsWith(" ")) {
      if (!list || !addToList(line, list)) return undefined;
      continue;
    }
    // A key without a value or a list. The parser decides what it means.
    if (list?.items.length === 0) return undefined;
    const [, key, text] = fieldLine.exec(line) ?? [];
    if (key === undefined || key in fields) return undefined;
    list = text === undefined ? { items: [] } : undefined;
    const value = list?.items ?? readValue(text ?? "");
    if (value === undefined) return undefined;
    fields[key] = value;
  }
  return list?.items.length === 0 ? undefined : fields;
}

/** @returns Whether the line could be read. */
function addToList(line: string, list: OpenList): boolean {
  const [, indent, text] = itemLine.exec(line) ?? [];
  if (indent === undefined || text === undefined) {
    const { indent: spaces, item } = list;
    return spaces !== undefined && line.startsWith(`${spaces}  `) && addField(line.slice(spaces.length + 2), item);
  }
  // In another column it belongs to the item above.
  list.indent ??= indent;
  if (indent !== list.indent) return false;
  list.item = fieldLine.test(text) ? {} : undefined;
  if (list.item) {
    list.items.push(list.item);
    return addField(text, list.item);
  }
  const value = readValue(text);
  if (value === undefined) return false;
  list.items.push(value);
  return true;
}

function addField(line: string, item: Fields | undefined): boolean {
  const [, key, text] = fieldLine.exec(line) ?? [];
  if (!item || key === undefined || text === undefined || key in item) return false;
  const value = readScalar(text);
  if (value === undefined) return false;
  item[key] = value;
  return true;
}

function readValue(text: string): Value | undefined {
  const squares = inSquares.exec(text)?.[1];
  if (squares !== undefined) return readSquares(squares);
  const curls = inCurls.exec(text)?.[1];
  return curls === undefined ? readScalar(text) : readCurls(curls);
}

function readSquares(text: string): Plain[] | undefined {
  const parts = [...text.matchAll(partOfSquares)];
  const values = parts.map(([, part = ""]) => readScalar(part, textInBrackets));
  return isWhole(text, parts) && values.every((value) => value !== undefined) ? values : undefined;
}

function readCurls(text: string): Fields | undefined {
  const parts = [...text.matchAll(partOfCurls)];
  const fields: Fields = {};
  for (const [, key = "", part = ""] of parts) {
    const value = readScalar(part, textInBrackets);
    if (value === undefined || key in fields) return undefined;
    fields[key] = value;
  }
  return isWhole(text, parts) ? fields : undefined;
}

function isWhole(text: string, parts: readonly RegExpExecArray[]): boolean {
  return parts.length > 0 && parts.reduce((length, [part]) => length + part.length, 0) === text.length;
}

function readScalar(text: string, unquoted = textOfLine): Plain | undefined {
  if (text === "true" || text === "false") return text === "true";
  if (wholeNumber.test(text) || decimalNumber.test(text)) return Number(text);
  if (day.test(text) || webAddress.test(text)) return text;
  const quoted = quotedText.exec(text)?.[1];
  if (quoted !== undefined) return quoted;
  if (couldBeNumber.test(text) || words.has(text.toLowerCase())) return undefined;
  return unquoted.test(text) ? text : undefined;
}
