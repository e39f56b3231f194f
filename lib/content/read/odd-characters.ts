import { describeCharacter, findForbidden, oddSpace } from "../../util/characters";
import { type Finding, positionAt } from "../../util/position";

/** Fields of names, which are compared: a special space in one makes another name of it. */
const nameField = /^\s*(?:- )?(?:category|tags?|name|slug|alsoCalled|postCategories)\s*:/;

/**
 * Finds characters in the fields of a file that cannot be seen: what XML forbids, what shows nothing, and spaces that YAML or a
 * comparison takes for a part of a word. One of each line, the first.
 * @param fields The file down to the end of its fields.
 */
export function findOddCharacters(fields: string): Finding[] {
  if (!/[^\x20-\x7e\n]/.test(fields)) return [];
  let isName = false;
  return fields.split("\n").flatMap((line, index) => {
    if (/^\S/.test(line)) isName = nameField.test(line);
    const found = firstOdd(line, isName || nameField.test(line));
    return found ? [{ line: index + 1, column: found.at + 1, message: found.message }] : [];
  });
}

/** The first character of a text that XML forbids, with its place. @param text A whole file. */
export function findForbiddenCharacter(text: string): Finding | undefined {
  const found = findForbidden(text);
  if (!found) return undefined;
  return { ...positionAt(text, found.at), message: forbiddenMessage(found.character) };
}

function forbiddenMessage(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `There is a control character (U+${code}) here, which readers and feeds cannot show. Remove it.`;
}

const oddSpaces = new RegExp(oddSpace.source, "gu");

function firstOdd(line: string, isName: boolean): { at: number; message: string } | undefined {
  const forbidden = findForbidden(line);
  if (forbidden) return { at: forbidden.at, message: forbiddenMessage(forbidden.character) };
  for (const { 0: character, index } of line.matchAll(oddSpaces)) {
    const before = line.slice(0, index);
    const after = line.slice(index + character.length);
    if (/\p{Z}/u.test(character)) {
      // Between words of a sentence a no-break space is typography; between signs of YAML and in names it is a mistake.
      const isBetweenWords = /[^\s:,[{-]$|\S[:,-]$/u.test(before) && /^[^\s\]},#]/.test(after);
      if (isBetweenWords && !isName && !/^\s*[\w-]+:$/.test(before)) continue;
      return { at: index, message: `There is a ${describeCharacter(character)} here. Write an ordinary space.` };
    }
    // Joiners are letters' own in other scripts, and join the parts of emoji.
    if (/[\u200c\u200d]/.test(character)) continue;
    return { at: index, message: `There is a ${describeCharacter(character)} here. Remove it.` };
  }
  return undefined;
}
