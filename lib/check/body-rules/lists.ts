import type { List, ListItem } from "mdast";
import { type BodyText, type Finding, findingAt, getSource } from "./body-text";

/**
 * Warns of sentences that begin with a number, such as a year or a day, and so become items of a list: "2025. That was …". A list
 * that goes on after some text between its items is none of them.
 */
export function checkLists(body: BodyText): Finding[] {
  const findings: Finding[] = [];
  for (const parent of body.nodes) {
    if (!("children" in parent)) continue;
    let before: List | undefined;
    for (const list of parent.children) {
      if (list.type !== "list" || !list.ordered) continue;
      findings.push(...checkStart(list, before, body));
      before = list;
    }
  }
  return findings.map((finding) => ({ ...finding, severity: "warning" as const }));
}

function checkStart(list: List, before: List | undefined, body: BodyText): Finding[] {
  const [first, second] = list.children;
  const start = list.start ?? 1;
  const goesOn = before !== undefined && start === (before.start ?? 1) + before.children.length;
  const isCounted = second !== undefined && readNumber(second, body).number === start + 1;
  if (!first || start <= 1 || goesOn || isCounted) return [];
  const { written, sign } = readNumber(first, body);
  return [
    findingAt(
      first,
      `"${written}${sign}" begins a list here. For a sentence that begins with a number write "${written}\\${sign}".`,
    ),
  ];
}

function readNumber(item: ListItem, body: BodyText) {
  const [, written = "", sign = "."] = /^(\d+)([.)])/.exec(getSource(body, item)) ?? [];
  return { number: Number(written), written, sign };
}
