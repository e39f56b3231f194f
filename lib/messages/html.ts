import { escapeHtml } from "../util/escape";

/** HTML that needs no escaping, told from text at run time. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | readonly Markup[] | string | number | undefined | false;

/** Template tag for HTML. Escapes every value that it did not build itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.reduce((text, string, index) => text + write(parts[index - 1]) + string));
}

function write(part: Part): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Markup) return part.text;
  if (typeof part === "object") return part.map(({ text }) => text).join("");
  return escapeHtml(String(part));
}
