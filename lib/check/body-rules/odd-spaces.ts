import { describeCharacter, oddSpace } from "../../util/characters";
import { type BodyText, type Finding, findingAtOffset } from "./body-text";

/** What makes a line a heading, an item or a quote, followed by what only looks like a space, or by nothing that can be seen. */
const lostStart = new RegExp(
  String.raw`^(?:[ \t]|>[ \t]?|(?:[-*+]|\d{1,9}[.)])[ \t]+)*(#{1,6}|[-*+]|\d{1,9}[.)]|>|[-*+] \[[ xX]\])(${oddSpace.source})`,
  "gmu",
);

const meant: Readonly<Record<string, string>> = { "#": "heading", ">": "quote" };

/** Reports beginnings of lines that another program or keyboard has given a special space: readers see their signs as text. */
export function checkOddSpaces(body: BodyText): Finding[] {
  return [...body.prose.matchAll(lostStart)].map(({ 0: start, 1: sign = "", 2: odd = "", index }) => {
    const message = `After "${sign}" comes a ${describeCharacter(odd)}, which does not make a ${meant[sign[0] ?? ""] ?? "list"}. Write "${sign} " with an ordinary space.`;
    return findingAtOffset(body.text, index + start.length - odd.length, message);
  });
}
