/** Lines that git leaves in a file when two changes met: "<<<<<<< ours", "=======", ">>>>>>> theirs". */
const opening = "<<<<<<<";
const closing = ">>>>>>>";

export const unfinishedMerge =
  'Here two changes met and git could not join them: keep what is right, and take out the lines of "<<<<<<<", "=======" and ">>>>>>>".';

/**
 * The lines of a file on which a merge was left unfinished, from 1: the first of each conflict. A line of "=======" alone
 * tells nothing: below a line of text it is a heading.
 */
export function findConflicts(source: string): number[] {
  // Two quick looks, because every file of a large library passes here.
  if (!source.includes(opening) && !source.includes(closing)) return [];
  const lines = source.split("\n");
  let isOpen = false;
  return [...lines.entries()].flatMap(([index, line]) => {
    if (isMarker(line, opening)) {
      isOpen = true;
      return [index + 1];
    }
    if (!isMarker(line, closing)) return [];
    const isKnown = isOpen;
    isOpen = false;
    return isKnown ? [] : [index + 1];
  });
}

function isMarker(line: string, sign: string): boolean {
  return line.startsWith(sign) && (line.length === sign.length || line[sign.length] === " ");
}
