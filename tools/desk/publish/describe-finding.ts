import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Diagnostic } from "../../../lib/content/read/diagnostics";
import { getLabel } from "../cms/form-words";
import { callFile, nameField, readFields } from "./name-file";

/** Something to correct, in an editor's words: `where` and `what` make one sentence. */
export type Finding = {
  /** "Plan Small, price"; empty if it concerns no field. */
  where: string;
  /** " is missing: write a number.", or a colon and what is wrong. */
  what: string;
  /** What the file is called: "App: Brasswick". */
  file: string;
};

/** Puts a finding of the check into an editor's words, without line numbers and paths of fields. @param root Absolute path of the content folder. */
export function describeFinding({ file, field = [], message }: Diagnostic, root: string): Finding {
  const name = relative(root, file).replaceAll("\\", "/");
  const source = name.endsWith(".md") && existsSync(file) ? readFileSync(file, "utf8") : "";
  // Messages about the shape of a field begin with its path.
  const path = `"${field.join(".")}"`;
  return {
    where: nameField(field.map(String), readFields(source)),
    what: withoutYaml(message.startsWith(path) ? message.slice(path.length) : `: ${message}`),
    file: callFile(name, source),
  };
}

/** Writes an item to add as the form shows it: "history: [{ price: 7, until: … }]" becomes “History: price 7, until …”. */
function withoutYaml(message: string): string {
  return message.replace(
    /"(\w+): \[\{ (.*?) \}\]"/g,
    (_, name, item) => `“${getLabel(name)}: ${item.replace(/(\w+): /g, "$1 ")}”`,
  );
}

/** A finding as a sentence that also says in which file it is. */
export function inWords({ file, where, what }: Finding): string {
  return `${file}${where && `: ${where}`}${what}`;
}
