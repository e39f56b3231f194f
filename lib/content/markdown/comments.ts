import { visit } from "unist-util-visit";
import type { ParsedEntry } from "../read/parse-entry";
import { parseBody } from "./parse-body";

const comment = /<!--[\s\S]*?(?:-->|$)/g;

/** A markdown text with spaces in place of editors' comments, so that every other character stays where it is. In code they are text. */
export function blankComments(markdown: string): string {
  if (!markdown.includes("<!--")) return markdown;
  let left = markdown;
  visit(parseBody(markdown), "html", ({ value, position }) => {
    const { start, end } = position ?? {};
    if (start?.offset === undefined || end?.offset === undefined || !value.includes("<!--")) return;
    const written = left.slice(start.offset, end.offset);
    const blank = written.replace(comment, (one) => one.replace(/[^\n]/g, " "));
    left = left.slice(0, start.offset) + blank + left.slice(end.offset);
  });
  return left;
}

/** A file as written, with spaces in place of editors' comments: no rule on words reads them. */
export function readableText({ text, body }: ParsedEntry<unknown>): string {
  return body.includes("<!--") ? text.slice(0, text.length - body.length) + blankComments(body) : text;
}
