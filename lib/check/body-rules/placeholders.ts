import { type Finding, positionAt } from "../../util/position";
import { type BodyText, getSource } from "./body-text";

/** Notes to oneself. */
const unfinished = /\b(?:TODO|TBD|FIXME|TK(?:TK)*)\b|\blorem ipsum\b|\[insert\b[^\]]*\]/gi;

/** Finds notes of the writer in a text. */
export function findPlaceholders(text: string): { message: string; index: number }[] {
  return [...text.matchAll(unfinished)]
    .filter(([word]) => word === word.toUpperCase() || /\s/.test(word))
    .map(({ 0: word, index }) => ({
      message: `"${word}" is a note to yourself: write what belongs here, or set "draft: true" until it is written.`,
      index,
    }));
}

/** Ignores comments and code. */
export function checkPlaceholders(body: BodyText): Finding[] {
  return body.nodes.flatMap((node) => {
    if (node.type !== "text" && node.type !== "image") return [];
    const start = node.position?.start.offset ?? 0;
    return findPlaceholders(getSource(body, node)).map(({ message, index }) => ({
      ...positionAt(body.text, start + index),
      message,
    }));
  });
}
