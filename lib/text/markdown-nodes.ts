import type { BlockContent, Heading, List, Paragraph, PhrasingContent, RootContent, Table } from "mdast";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import { gfmOptions } from "./parse-body";

/** Nodes of a markdown document that is written and not read: no character of a text can become markup. */

/** A text, or a text that leads somewhere. */
export type Words = string | { text: string; href: string };

export function heading(depth: 1 | 2 | 3, text: string): Heading {
  return { type: "heading", depth, children: [{ type: "text", value: text }] };
}

/** Several words follow one another, as given. */
export function paragraph(...words: readonly Words[]): Paragraph {
  return { type: "paragraph", children: words.map(toPhrase) };
}

/** A list of paragraphs, each of one or more words; nothing where there are none. */
export function bullets(items: readonly (readonly Words[])[]): List[] {
  if (items.length === 0) return [];
  const children = items.map((words) => ({
    type: "listItem" as const,
    spread: false,
    children: [paragraph(...words)],
  }));
  return [{ type: "list", ordered: false, spread: false, children }];
}

/** A table; nothing without rows. */
export function table(head: readonly string[], rows: readonly (readonly Words[])[]): Table[] {
  if (rows.length === 0) return [];
  const toRow = (cells: readonly Words[]) => ({
    type: "tableRow" as const,
    children: cells.map((cell) => ({ type: "tableCell" as const, children: [toPhrase(cell)] })),
  });
  return [{ type: "table", children: [head, ...rows].map(toRow) }];
}

/** A section with a heading of the second level; nothing without content. */
export function section(title: string, children: readonly RootContent[]): RootContent[] {
  return children.length === 0 ? [] : [heading(2, title), ...children];
}

export function quote(children: readonly BlockContent[]): RootContent {
  return { type: "blockquote", children: [...children] };
}

const processor = remark()
  .use(remarkGfm, gfmOptions)
  .data("settings", { bullet: "-", rule: "-", fences: true })
  .freeze();

/** The document as markdown text. */
export function writeMarkdown(children: readonly RootContent[]): string {
  const text = processor.stringify({ type: "root", children: [...children] });
  // Correct, but whoever takes the address from the text as it stands would take the backslash too.
  return text.replace(/\]\([^()\s]+\)/g, (link) => link.replace(/\\&(?![a-z0-9#]+;)/gi, "&"));
}

function toPhrase(words: Words): PhrasingContent {
  if (typeof words === "string") return { type: "text", value: words };
  return { type: "link", url: words.href, children: [{ type: "text", value: words.text }] };
}
