import { isDeepStrictEqual } from "node:util";
import { isMap, isScalar, isSeq, parseDocument, Scalar, stringify } from "yaml";
import { dropEmpty, type FormField, fieldNamed } from "./form-fields";

type Data = Readonly<Record<string, unknown>>;

/** A part of the text that gives way to another. */
type Edit = { from: number; to: number; text: string };

/**
 * Some fields with the values that a form has sent, where these only replace single values: nothing else of the text changes,
 * whatever its line breaks, comments and order are.
 * @returns `undefined` where something was added, taken out or moved, or a value needs more than one line.
 */
export function replaceValues(before: string, sent: Data, form: readonly FormField[]): string | undefined {
  const document = parseDocument(before);
  const known = dropEmpty(document.toJS(), form);
  if (!isData(known)) return undefined;
  const wanted = { ...withoutForm(known, form), ...(dropEmpty(sent, form) as Data) };
  const edits: Edit[] = [];
  if (!collect(document.contents, wanted, form, edits, false)) return undefined;
  let text = before;
  for (const { from, to, text: value } of edits.sort((a, b) => b.from - a.from))
    text = text.slice(0, from) + value + text.slice(to);
  return isDeepStrictEqual(dropEmpty(parseDocument(text).toJS(), form), wanted) ? text : undefined;

  /** @returns whether the node can be made to say this value by edits of single values. */
  function collect(node: unknown, value: unknown, own: readonly FormField[], found: Edit[], isFlow: boolean): boolean {
    if (isMap(node) && isData(value)) {
      const old = dropEmpty(node.toJS(document), own) as Data;
      const all = { ...withoutForm(old, own), ...value };
      if (!isDeepStrictEqual(Object.keys(old).sort(), Object.keys(all).sort())) return false;
      return Object.entries(all).every(
        ([name, part]) =>
          isDeepStrictEqual(old[name], part) ||
          collect(node.get(name, true), part, fieldNamed(own, name), found, isFlow || node.flow === true),
      );
    }
    if (isSeq(node) && Array.isArray(value)) {
      const { items } = node;
      if (items.length !== value.length) return false;
      return items.every((item, index) => {
        const old = dropEmpty((item as { toJS: (of: unknown) => unknown }).toJS(document), own);
        const hasMoved = isData(old) && isData(value[index]) && old.id !== value[index].id;
        const isSame = isDeepStrictEqual(old, value[index]);
        return isSame || (!hasMoved && collect(item, value[index], own, found, isFlow || node.flow === true));
      });
    }
    if (!isScalar(node) || !node.range || isData(value) || Array.isArray(value)) return false;
    const text = write(node, value, isFlow);
    if (text === undefined) return false;
    const [from, to] = node.range;
    const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
    found.push({ from, to, text: isBlock ? `${text}\n` : text });
    return true;
  }
}

/** The value as it stands in the place of another, between the same quotation marks; `undefined` where it has several lines. */
function write(old: Scalar, value: unknown, isFlow: boolean): string | undefined {
  const scalar = new Scalar(value);
  // 7.90 stays a price with cents.
  if (old.minFractionDigits !== undefined) scalar.minFractionDigits = old.minFractionDigits;
  if (typeof value !== "string") return stringify(scalar).trimEnd();
  if (value.includes("\n")) return undefined;
  const isQuoted = old.type === Scalar.QUOTE_DOUBLE || old.type === Scalar.QUOTE_SINGLE;
  if (isQuoted) scalar.type = old.type as typeof scalar.type;
  else if (isFlow && /[,[\]{}]/.test(value)) scalar.type = Scalar.QUOTE_DOUBLE;
  return stringify(scalar, { lineWidth: 0 }).trimEnd();
}

/** What the form does not show, which stays as it is. */
function withoutForm(data: Data, form: readonly FormField[]): Data {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !form.some((field) => field.name === name)));
}

function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
