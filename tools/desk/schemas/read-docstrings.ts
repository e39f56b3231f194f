import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "@babel/parser";

/** The docstring of a schema or field, and those of the fields in it. */
export type Docs = { text?: string | undefined; fields: ReadonlyMap<string, Docs> };

/** A node of the syntax tree; each type of node has other parts. */
type Node = { type: string; leadingComments?: { value: string }[] | null; [part: string]: unknown };

type Scope = { constants: ReadonlyMap<string, Node>; imports: ReadonlyMap<string, { file: string; name: string }> };

const none: Docs = { fields: new Map() };
const scopes = new Map<string, Scope>();

/**
 * Reads the docstrings of a schema from its source: zod does not know them. Follows constants, spreads and imports, so that a
 * field has the docstring where it is used, or else that of the constant it is made of.
 * @param file Path of the source.
 * @param name Name of the constant that is the schema.
 */
export function readDocstrings(file: string, name: string): Docs {
  return readNamed(name, readScope(file));
}

function read(node: Node, scope: Scope): Docs {
  switch (node.type) {
    case "Identifier":
      return readNamed(String(node.name), scope);
    case "ObjectExpression":
      return { fields: new Map((node.properties as Node[]).flatMap((property) => readFields(property, scope))) };
    case "ArrayExpression":
      return merge((node.elements as Node[]).map((element) => read(element, scope)));
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return read(node.expression as Node, scope);
    case "CallExpression": {
      const callee = node.callee as Node;
      const made = callee.type === "MemberExpression" ? read(callee.object as Node, scope) : none;
      const parts = (node.arguments as Node[]).map((argument) => ({ fields: read(argument, scope).fields }));
      return merge([made, ...parts]);
    }
    default:
      return none;
  }
}

function readNamed(name: string, { constants, imports }: Scope): Docs {
  const declaration = constants.get(name);
  if (declaration)
    return { ...read(declaration.init as Node, { constants, imports }), text: getDocstring(declaration) };
  const imported = imports.get(name);
  return imported ? readDocstrings(imported.file, imported.name) : none;
}

function readFields(property: Node, scope: Scope): [string, Docs][] {
  if (property.type === "SpreadElement") return [...read(property.argument as Node, scope).fields];
  if (property.type !== "ObjectProperty") return [];
  const key = property.key as Node;
  const docs = read(property.value as Node, scope);
  return [[String(key.name ?? key.value), { ...docs, text: getDocstring(property) ?? docs.text }]];
}

function merge(docs: readonly Docs[]): Docs {
  return { text: docs[0]?.text, fields: new Map(docs.flatMap(({ fields }) => [...fields])) };
}

function getDocstring({ leadingComments }: Node): string | undefined {
  const last = leadingComments?.at(-1)?.value;
  if (!last?.startsWith("*")) return undefined;
  return last
    .slice(1)
    .split("\n")
    .map((line) => line.replace(/^\s*\*? ?/, "").trim())
    .join(" ")
    .trim();
}

function readScope(file: string): Scope {
  const known = scopes.get(file);
  if (known) return known;
  const { program } = parse(readFileSync(file, "utf8"), { sourceType: "module", plugins: ["typescript"] });
  const statements = program.body as unknown as Node[];
  const scope = {
    constants: new Map(statements.flatMap(getConstants)),
    imports: new Map(statements.flatMap((statement) => getImports(statement, file))),
  };
  scopes.set(file, scope);
  return scope;
}

/** Constants with their docstring, which precedes the statement. */
function getConstants(statement: Node): [string, Node][] {
  const declaration = (statement.declaration ?? statement) as Node;
  if (declaration.type !== "VariableDeclaration") return [];
  return (declaration.declarations as Node[]).map((one) => [
    String((one.id as Node).name),
    { ...one, leadingComments: statement.leadingComments ?? null },
  ]);
}

function getImports({ type, source, specifiers }: Node, file: string): [string, { file: string; name: string }][] {
  if (type !== "ImportDeclaration") return [];
  const path = `${join(dirname(file), String((source as Node).value))}.ts`;
  if (!existsSync(path)) return [];
  return (specifiers as Node[])
    .filter((one) => one.type === "ImportSpecifier")
    .map((one) => [String((one.local as Node).name), { file: path, name: String((one.imported as Node).name) }]);
}
