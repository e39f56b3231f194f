import type { Node, SourceFile } from "typescript/unstable/ast";
import * as is from "typescript/unstable/ast/is";

/** A change of one place of a file: what stands from `start` to `end` becomes `text`. */
export type Change = { start: number; end: number; text: string };

/** A kind of mistake. @returns What it makes of a node; nothing where the node gives no occasion for it. */
type Kind = (node: Node, file: SourceFile) => readonly Change[];

/** Attributes that change how a page looks, which pictures show and tests of words do not. */
const looks =
  /^(className|style|key|size|sizes|width|height|variant|tone|\w+Class|priority|quiet|isMinor|fullWidth|noBottomGap|level|columns|layout|marker|data-no-print|suppressHydrationWarning|viewBox|d|fill|stroke.*|x|y|x1|x2|y1|y2|cx|cy|r|points)$/;

const textOf = (node: Node, file: SourceFile) => file.text.slice(node.getStart(file), node.end);
const replace = (node: Node, file: SourceFile, text: string): Change => ({
  start: node.getStart(file),
  end: node.end,
  text,
});
/** Whether only the looks of a page depend on it: such an attribute or its value in a view, an icon, the choice of a class. */
const isLooks = (node: Node) =>
  (is.isJsxAttribute(node) && looks.test(node.name.getText())) ||
  (is.isPropertyAssignment(node) && node.name.getText() === "noBottomGap") ||
  (is.isJsxSelfClosingElement(node) && node.tagName.getText() === "Icon") ||
  (is.isCallExpression(node) && node.expression.getText() === "classNames");

/** Each node below one, itself first, without what is only looks. */
export function* walk(node: Node): Generator<Node> {
  if (isLooks(node)) return;
  yield node;
  const children: Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* walk(child);
}

const opposite: Record<string, string> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "&&": "||",
  "||": "&&",
};

/** The attributes of an element that say something. */
const attributesOf = (node: Node) =>
  is.isJsxAttributes(node) ? [...node.properties].filter(is.isJsxAttribute).filter((one) => !isLooks(one)) : [];

/** The mistakes that are seeded, under the words of the report. */
export const kinds: Readonly<Record<string, Kind>> = {
  "negated condition": (node, file) => {
    const condition = is.isConditionalExpression(node) ? node.condition : is.isIfStatement(node) && node.expression;
    return condition ? [replace(condition, file, `!(${textOf(condition, file)})`)] : [];
  },
  "other operator": (node, file) => {
    if (!is.isBinaryExpression(node)) return [];
    const text = opposite[textOf(node.operatorToken, file)];
    return text ? [replace(node.operatorToken, file, text)] : [];
  },
  // As an attribute, a number is one of looks, or below zero, where any other does the same.
  "off by one": (node, file) =>
    is.isNumericLiteral(node) &&
    !is.isJsxExpression(is.isPrefixUnaryExpression(node.parent) ? node.parent.parent : node.parent)
      ? [replace(node, file, String(Number(textOf(node, file).replaceAll("_", "")) + 1))]
      : [],
  "dropped item": (node, file) => {
    if (!is.isArrayLiteralExpression(node) || node.elements.length < 2) return [];
    const [first, second] = node.elements;
    return first && second ? [{ start: first.getStart(file), end: second.getStart(file), text: "" }] : [];
  },
  "swapped fields": (node, file) => {
    if (!is.isObjectLiteralExpression(node)) return [];
    const values = [...node.properties].filter(is.isPropertyAssignment).map(({ initializer }) => initializer);
    const [one, other] = values.filter(is.isPropertyAccessExpression);
    return one && other && textOf(one, file) !== textOf(other, file) ? swap(one, other, file) : [];
  },
  "swapped links": (node, file) => {
    const links = is.isJsxElement(node) ? [...walk(node)].filter(is.isJsxAttribute) : [];
    const [one, other] = links.flatMap(({ name, initializer }) => (name.getText() === "href" && initializer) || []);
    return one && other && textOf(one, file) !== textOf(other, file) ? swap(one, other, file) : [];
  },
  "removed attribute": (node, file) => attributesOf(node).map((one) => replace(one, file, "")),
  "removed words": (node) =>
    is.isJsxText(node) && /\w/.test(node.text) ? [{ start: node.pos, end: node.end, text: " " }] : [],
};

/** The two exchanged: one change that reaches from the first to the end of the second. */
function swap(one: Node, other: Node, file: SourceFile): Change[] {
  const between = file.text.slice(one.end, other.getStart(file));
  const text = textOf(other, file) + between + textOf(one, file);
  return one.end <= other.getStart(file) ? [{ start: one.getStart(file), end: other.end, text }] : [];
}
