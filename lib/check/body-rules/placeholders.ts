import type { Diagnostic } from "../../content/read/diagnostics";
import { type BodyText, type Finding, findingAtOffset } from "./body-text";

type Placeholder = { word: string; index: number; severity: Diagnostic["severity"] };

/** Notes to oneself. "XXX" is only a warning, because it has a meaning on a site for adults. */
const unfinished = /\b(?:TODO|TBD|FIXME|TK(?:TK)*)\b|\blorem ipsum\b|\[insert\b[^\]]*\]/gi;
const doubtful = /\bXXX\b/g;

/** Finds notes of the writer in a text. */
export function findPlaceholders(text: string): Placeholder[] {
  return [
    ...[...text.matchAll(unfinished)]
      .filter(([word]) => word === word.toUpperCase() || /\s/.test(word))
      .map(({ 0: word, index }) => ({ word, index, severity: "error" as const })),
    ...[...text.matchAll(doubtful)].map(({ 0: word, index }) => ({ word, index, severity: "warning" as const })),
  ];
}

export function describePlaceholder(word: string): string {
  return `"${word}" is a note to yourself: write what belongs here, or set "draft: true" until it is written.`;
}

/** Ignores comments and code. */
export function checkPlaceholders(body: BodyText): Finding[] {
  return findPlaceholders(body.prose).map(({ word, index, severity }) => ({
    ...findingAtOffset(body.text, index, describePlaceholder(word)),
    severity,
  }));
}
