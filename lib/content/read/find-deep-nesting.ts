/** Quotes and lists within each other, which nobody reads. Trees this deep are walked safely. */
const deepest = 100;

/** The line, from 0, that nests quotes and lists more deeply than a tree is walked; `undefined` if there is none. */
export function findDeepNesting(body: string): number | undefined {
  const line = body.split("\n").findIndex((one) => depthOf(one) > deepest);
  return line === -1 ? undefined : line;
}

/** A marker of a quote or list is a level, and so are two spaces, which may continue one. */
function depthOf(line: string): number {
  const [prefix = ""] = /^(?:>|[*+-](?=[ \t])|\d{1,9}[.)](?=[ \t])|[ \t])*/.exec(line) ?? [];
  const markers = prefix.match(/>|[*+-]|\d+[.)]/g)?.length ?? 0;
  const spaces = prefix.match(/ {2}|\t/g)?.length ?? 0;
  return Math.max(markers, spaces);
}
