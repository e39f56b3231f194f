/** Beginnings of the lines that git writes into a file at a merge conflict: "<<<<<<< ours", ">>>>>>> theirs". */
const opening = "<<<<<<<";
const closing = ">>>>>>>";

export const unfinishedMerge =
  'Here two changes met and git could not join them: keep what is right, and remove the lines of "<<<<<<<", "=======" and ">>>>>>>".';

/**
 * Line numbers of the merge conflicts in a file, from 1: the first line of each. "=======" alone is ignored, because in
 * markdown it underlines a heading.
 */
export function findConflicts(source: string): number[] {
  // A fast check first, because this runs on every file.
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
